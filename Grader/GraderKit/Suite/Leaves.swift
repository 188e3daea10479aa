import SwiftSyntax

/// The literals in a value that is written down as such: elements of arrays, arguments of initializers and of cases.
///
/// What any other function makes of an argument is not known, so nothing in its arguments is replaced.
final class Leaves {
  private(set) var found: [ExprSyntax] = []

  init(of expression: ExprSyntax) { add(expression) }

  private func add(_ expression: ExprSyntax) {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .stringLiteralExpr, .prefixOperatorExpr:
      found.append(expression)
    case .arrayExpr(let array):
      for element in array.elements { add(element.expression) }
    case .dictionaryExpr(let dictionary):
      for element in dictionary.content.as(DictionaryElementListSyntax.self) ?? [] { add(element.value) }
    case .tupleExpr(let tuple):
      for element in tuple.elements { add(element.expression) }
    case .functionCallExpr(let call):
      guard call.trailingClosure == nil, call.calledExpression.makesValue else { return }
      for argument in call.arguments { add(argument.expression) }
    default:
      break
    }
  }
}

extension ExprSyntax {
  /// Whether calling this makes a value of its arguments: `Bag(…)`, `BagDrop.Bag(…)`, `.refused(…)`, `.init(…)`.
  fileprivate var makesValue: Bool {
    if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text { return name.first?.isUppercase == true }
    guard let member = self.as(MemberAccessExprSyntax.self) else { return false }
    guard let base = member.base else { return true }
    return member.declName.baseName.text.first?.isUppercase == true && base.makesValue
  }

  /// Whether this is `.name` or `.name(…)`, whose type only the context tells.
  var isImplicitMember: Bool {
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.isImplicitMember }
    return self.as(MemberAccessExprSyntax.self).map { $0.base == nil || $0.base?.isImplicitMember == true } ?? false
  }

  /// Whether this means the same as the argument of a generic function.
  var isPlainValue: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr, .memberAccessExpr, .nilLiteralExpr, .integerLiteralExpr, .floatLiteralExpr,
      .booleanLiteralExpr, .stringLiteralExpr, .subscriptCallExpr, .prefixOperatorExpr:
      true
    case .functionCallExpr(let call):
      call.trailingClosure == nil
    default:
      false
    }
  }

  /// Whether `try`, `await` or a closure is part of this.
  var hasEffects: Bool {
    tokens(viewMode: .sourceAccurate).contains { ["try", "await", "{"].contains($0.text) }
  }
}

extension FreestandingMacroExpansionSyntax {
  /// Whether a line break or a comment means something in this.
  var cannotStandOnOneLine: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.text.contains("\"\"\"") || $0.text.contains(where: \.isNewline) }
      || Statements(in: self).isSeveral
  }
}

/// Whether something holds a closure of several statements.
private final class Statements: SyntaxVisitor {
  private(set) var isSeveral = false

  init(in node: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    isSeveral = isSeveral || node.count > 1
    return .visitChildren
  }
}
