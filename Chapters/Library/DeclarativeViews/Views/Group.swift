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
