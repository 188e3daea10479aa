import SwiftSyntax

/// The assignments by which a closure says how the state has changed.
final class Assignments: SyntaxVisitor {
  struct Assignment {
    /// The field, without the indices of subscripts: `$0.bags[].status`.
    var path: String
    /// What follows the assignment's sign; an expression of several operators is not put in order yet.
    var value: [ExprSyntax]
  }

  private(set) var found: [Assignment] = []
  private let parameter: String
  private let closure: ClosureExprSyntax

  init(in closure: ClosureExprSyntax) {
    self.closure = closure
    let names = closure.signature?.parameterClause?.as(ClosureShorthandParameterListSyntax.self)
    let parameters = closure.signature?.parameterClause?.as(ClosureParameterClauseSyntax.self)?.parameters
    parameter = names?.first?.name.text ?? parameters?.first.map { ($0.secondName ?? $0.firstName).text } ?? "$0"
    super.init(viewMode: .sourceAccurate)
    walk(closure)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    node.id == closure.id ? .visitChildren : .skipChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count > 2, elements[1].assigns, let path = path(of: elements[0]) else { return .visitChildren }
    found.append(Assignment(path: path, value: Array(elements[2...])))
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // `$0.bags.append(Bag(id: 1))` claims its argument.
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "append",
      let base = member.base, let path = path(of: base), node.arguments.count == 1, let argument = node.arguments.first,
      argument.label == nil
    {
      found.append(Assignment(path: path + "[]", value: [argument.expression]))
    }
    return .visitChildren
  }

  private func path(of expression: ExprSyntax) -> String? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): name.baseName.text == parameter ? "$0" : nil
    case .memberAccessExpr(let member): member.base.flatMap(path(of:)).map { "\($0).\(member.declName.baseName.text)" }
    case .subscriptCallExpr(let call): path(of: call.calledExpression).map { "\($0)[]" }
    case .optionalChainingExpr(let chain): path(of: chain.expression)
    case .forceUnwrapExpr(let forced): path(of: forced.expression)
    default: nil
    }
  }
}

extension ExprSyntax {
  fileprivate var assigns: Bool {
    if self.is(AssignmentExprSyntax.self) { return true }
    return ["+=", "-=", "*="].contains(self.as(BinaryOperatorExprSyntax.self)?.operator.text)
  }
}

extension FunctionCallExprSyntax {
  /// The closures of the call that say how the state has changed.
  var claimClosures: [ClosureExprSyntax] {
    [trailingClosure].compactMap(\.self)
      + arguments.compactMap { $0.label?.text == "assert" ? $0.expression.as(ClosureExprSyntax.self) : nil }
  }
}
