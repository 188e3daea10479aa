import SwiftSyntax

/// Whether a version of a node can be merged with the right one, by a choice somewhere within.
enum VariantFit {
  static func fits(_ reference: Syntax, _ other: Syntax) -> Bool {
    if other.says(reference) { return true }
    if let value = reference.as(ExprSyntax.self), value.isFirstValue { return other.as(ExprSyntax.self) != nil }
    guard other.kind == reference.kind else { return false }
    if let list = reference.as(CodeBlockItemListSyntax.self), let others = other.as(CodeBlockItemListSyntax.self),
      StatementContext(of: list).canChoose(list, others)
    {
      return true
    }
    // Members are compared one by one, by name.
    if reference.is(MemberBlockItemListSyntax.self) { return true }
    return childrenFit(reference, other)
  }

  static func childrenFit(_ reference: Syntax, _ other: Syntax) -> Bool {
    if other.says(reference) { return true }
    guard !reference.is(TokenSyntax.self) else { return false }
    let children = reference.children(viewMode: .sourceAccurate)
    let others = other.children(viewMode: .sourceAccurate)
    return children.count == others.count && zip(children, others).allSatisfy(fits)
  }
}

extension SyntaxProtocol {
  /// Whether this is the same source as another node, whatever stands between its words.
  func says(_ other: some SyntaxProtocol) -> Bool {
    tokens(viewMode: .sourceAccurate).lazy.map(\.text).elementsEqual(
      other.tokens(viewMode: .sourceAccurate).lazy.map(\.text)
    )
  }
}

extension ExprSyntax {
  /// Whether this is the first value of a property or of a global variable.
  var isFirstValue: Bool {
    guard let binding = parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self),
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self), let item = variable.parent
    else { return false }
    return item.is(MemberBlockItemSyntax.self) || item.parent?.parent?.is(SourceFileSyntax.self) == true
  }
}
