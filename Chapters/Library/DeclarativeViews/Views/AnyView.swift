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
