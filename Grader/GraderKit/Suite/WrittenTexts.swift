import SwiftSyntax

/// The texts that a source has written down, but for those of attributes, as a test's title.
final class WrittenTexts: SyntaxVisitor {
  private(set) var found: [String] = []

  init(in node: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let text = node.representedLiteralValue, !found.contains(text) { found.append(text) }
    return .visitChildren
  }
}
