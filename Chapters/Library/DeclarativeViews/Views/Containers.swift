/// Shows nothing.
public struct EmptyView: View, BuiltInView {
  /// Creates a view that shows nothing.
  public init() {}

  var parts: [ViewPart] { [] }
}

/// Holds views together, to give them modifiers in common, and is not seen itself.
public struct Group<Content: View>: View, BuiltInView {
  private let content: Content

  /// Creates a group.
  ///
  /// - Parameter content: The views in it.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var parts: [ViewPart] { [.only(content)] }
}

/// A view of some type, which may be another one the next time.
///
/// When the type changes, it is another view, and the state of the one before is gone.
public struct AnyView: View, BuiltInView {
  private let content: any View

  /// Hides the type of a view.
  ///
  /// - Parameter view: The view.
  public init(_ view: some View) {
    content = view
  }

  var parts: [ViewPart] { [.only(content)] }
}
