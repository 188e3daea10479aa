import SwiftSyntax

/// Finds the variable that a name means, from the inside out, as the compiler does.
struct SuiteBindings {
  let names: SuiteNames

  /// What the innermost variable of a name stands for, seen from a node; `nil` when there is none.
  func binding(of name: String, at node: Syntax) -> SuiteNames.Meaning? {
    var inner = node
    for outer in node.ancestors {
      if let found = binding(of: name, in: outer, before: inner) { return found }
      inner = outer
    }
    return nil
  }

  /// What the variable of a name among the members of a type stands for.
  func binding(of name: String, inMembers members: MemberBlockItemListSyntax) -> SuiteNames.Meaning? {
    members.lazy.compactMap { binding(of: name, in: Syntax($0.decl)) }.first
  }

  private func binding(of name: String, in scope: Syntax, before inner: Syntax) -> SuiteNames.Meaning? {
    switch scope.as(SyntaxEnum.self) {
    case .codeBlockItemList(let items):
      // Within a function a name counts from its declaration on, in a file everywhere.
      let isFile = scope.parent?.is(SourceFileSyntax.self) == true
      let visible = items.filter { isFile ? $0.id != inner.id : $0.position < inner.position }
      return visible.reversed().lazy.compactMap { binding(of: name, in: Syntax($0.item)) }.first
    case .memberBlockItemList:
      let type = scope.ancestors.lazy.compactMap(\.declaredTypes).first?.last
      return names.members[type ?? "", default: []].lazy.compactMap { binding(of: name, inMembers: $0) }.first
    case .closureExpr(let closure):
      return binding(of: name, in: closure.signature)
    case .functionDecl(let function):
      return binding(of: name, in: function.signature.parameterClause)
    case .initializerDecl(let initializer):
      return binding(of: name, in: initializer.signature.parameterClause)
    case .subscriptDecl(let declaration):
      return binding(of: name, in: declaration.parameterClause)
    case .accessorDecl(let accessor):
      return accessor.parameters?.name.text == name ? .unknown : nil
    case .conditionElementList(let conditions):
      return binding(of: name, in: conditions.filter { $0.position < inner.position })
    case .ifExpr(let branch):
      return inner.id == Syntax(branch.body).id ? binding(of: name, in: Array(branch.conditions)) : nil
    case .whileStmt(let loop):
      return inner.id == Syntax(loop.body).id ? binding(of: name, in: Array(loop.conditions)) : nil
    case .forStmt(let loop):
      return loop.pattern.binds(name) && inner.id != Syntax(loop.sequence).id
        ? loop.typeAnnotation.map { names.meaning(of: $0.type) } ?? .unknown : nil
    case .switchCase(let branch):
      return branch.label.tokens(viewMode: .sourceAccurate).contains { $0.text == name } && branch.label.bindsAnything
        ? .unknown : nil
    case .catchClause(let clause):
      return name == "error" || clause.catchItems.contains { $0.pattern?.binds(name) == true } ? .other : nil
    default:
      return nil
    }
  }

  /// What a statement or declaration binds a name to for those that follow it.
  private func binding(of name: String, in item: Syntax) -> SuiteNames.Meaning? {
    if let variable = item.as(VariableDeclSyntax.self) {
      return variable.bindings.lazy.compactMap { binding(of: name, to: $0) }.first
    }
    if let statement = item.as(GuardStmtSyntax.self) {
      return binding(of: name, in: Array(statement.conditions))
    }
    if let function = item.as(FunctionDeclSyntax.self), function.name.text == name { return .other }
    return nil
  }

  private func binding(of name: String, to binding: PatternBindingSyntax) -> SuiteNames.Meaning? {
    guard binding.pattern.binds(name) else { return nil }
    guard binding.pattern.is(TuplePatternSyntax.self) else {
      let declared = binding.typeAnnotation.map { names.meaning(of: $0.type) }
      return declared ?? names.meaning(of: binding.initializer?.value)
    }
    return part(of: binding, named: name)
  }

  /// What a name in `let (a, b) = …` stands for: the type or the value at its place in the tuple.
  private func part(of binding: PatternBindingSyntax, named name: String) -> SuiteNames.Meaning {
    guard
      let pattern = binding.pattern.as(TuplePatternSyntax.self),
      let index = pattern.elements.enumerated().first(where: { $0.element.pattern.binds(name) })?.offset
    else { return .unknown }
    if let types = binding.typeAnnotation?.type.as(TupleTypeSyntax.self)?.elements, index < types.count {
      return names.meaning(of: Array(types)[index].type)
    }
    if let values = binding.initializer?.value.as(TupleExprSyntax.self)?.elements, index < values.count {
      return names.meaning(of: Array(values)[index].expression)
    }
    return .unknown
  }

  private func binding(of name: String, in conditions: [ConditionElementSyntax]) -> SuiteNames.Meaning? {
    for condition in conditions.reversed() {
      switch condition.condition {
      case .optionalBinding(let binding) where binding.pattern.binds(name):
        if let type = binding.typeAnnotation?.type { return names.meaning(of: type) }
        if let value = binding.initializer?.value { return names.meaning(of: value) }
        // `if let store` means the outer variable of that name.
        return self.binding(of: name, at: Syntax(condition))
      case .matchingPattern(let match) where match.pattern.binds(name):
        return .unknown
      default:
        continue
      }
    }
    return nil
  }

  private func binding(of name: String, in signature: ClosureSignatureSyntax?) -> SuiteNames.Meaning? {
    guard let signature else { return nil }
    for capture in signature.capture?.items ?? [] where capture.name.text == name {
      if let value = capture.initializer?.value { return names.meaning(of: value) }
    }
    if let names = signature.parameterClause?.as(ClosureShorthandParameterListSyntax.self) {
      return names.contains { $0.name.text == name } ? .unknown : nil
    }
    let parameters = signature.parameterClause?.as(ClosureParameterClauseSyntax.self)?.parameters
    let parameter = parameters?.first { ($0.secondName ?? $0.firstName).text == name }
    return parameter.map { $0.type.map { names.meaning(of: $0) } ?? .unknown }
  }

  private func binding(of name: String, in clause: FunctionParameterClauseSyntax) -> SuiteNames.Meaning? {
    let parameter = clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
    return parameter.map { names.meaning(of: $0.type) }
  }
}

extension PatternSyntax {
  /// Whether the pattern introduces a variable of this name.
  func binds(_ name: String) -> Bool {
    if let identifier = self.as(IdentifierPatternSyntax.self) { return identifier.identifier.text == name }
    if let tuple = self.as(TuplePatternSyntax.self) { return tuple.elements.contains { $0.pattern.binds(name) } }
    if let binding = self.as(ValueBindingPatternSyntax.self) { return binding.pattern.mentions(name) }
    if let expression = self.as(ExpressionPatternSyntax.self) { return expression.mentions(name) }
    return false
  }
}

extension SyntaxProtocol {
  /// Whether the name is written anywhere in this.
  fileprivate func mentions(_ name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.text == name }
  }

  fileprivate var bindsAnything: Bool {
    mentions("let") || mentions("var")
  }
}
