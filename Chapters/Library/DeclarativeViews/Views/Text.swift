/// Shows a text.
public struct Text: View, BuiltInView {
  private let content: String

  /// Creates a view of a text.
  ///
  /// - Parameter content: The text.
  public init(_ content: some StringProtocol) {
    self.content = String(content)
  }

  /// Creates a view of a text that is not translated; here none is.
  ///
  /// - Parameter content: The text.
  public init(verbatim content: String) {
    self.content = content
  }

  var role: ViewRole { .text(content) }
  var parts: [ViewPart] { [] }
}
