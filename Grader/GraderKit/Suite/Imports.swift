import SwiftSyntax

/// What a suite imports.
final class Imports: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.path.trimmedDescription)
    return .skipChildren
  }
}
