/// Shows nothing.
public struct EmptyView: View, BuiltInView {
  /// Creates a view that shows nothing.
  public init() {}

  var parts: [ViewPart] { [] }
}
