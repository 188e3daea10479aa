extension View {
  /// Leaves room around the view.
  ///
  /// - Parameter length: How much.
  /// - Returns: The view with room around it.
  public func padding(_ length: Double? = nil) -> some View { PaddedView(content: self) }

  /// Leaves room at some edges of the view.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: How much.
  /// - Returns: The view with room at those edges.
  public func padding(_ edges: Edge.Set, _ length: Double? = nil) -> some View { PaddedView(content: self) }
}

/// An edge of a view.
public enum Edge: Int, Sendable {
  /// The upper one.
  case top
  /// The one where lines begin.
  case leading
  /// The lower one.
  case bottom
  /// The one where lines end.
  case trailing

  /// Some of the edges.
  public struct Set: OptionSet, Sendable {
    /// A bit for each edge.
    public let rawValue: Int

    /// Creates a set of its bits.
    ///
    /// - Parameter rawValue: A bit for each edge.
    public init(rawValue: Int) { self.rawValue = rawValue }

    private init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The upper edge.
    public static let top = Set(.top)
    /// The edge where lines begin.
    public static let leading = Set(.leading)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// The edge where lines end.
    public static let trailing = Set(.trailing)
    /// Both edges at the sides.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower edge.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// A view with room around it, which nobody sees as nothing is drawn.
private struct PaddedView<Content: View>: View, BuiltInView {
  let content: Content

  var parts: [ViewPart] { [.only(content)] }
}
