import SwiftSyntax

/// What the names of a suite stand for, as far as its own text tells.
struct SuiteNames {
  /// What a name or an expression is.
  enum Meaning: Equatable {
    /// A test store, or the task that sending to one returns.
    case owner(SuiteAPI.Owner)
    /// Certainly neither.
    case other
    /// The text does not tell.
    case unknown
  }

  /// What the functions of the file return.
  var results: [String: Meaning] = [:]
  /// The members of the types and extensions of the file, by the last name of the type.
  var members: [String: [MemberBlockItemListSyntax]] = [:]

  /// What a type stands for.
  func meaning(of type: TypeSyntax) -> Meaning {
    if let name = type.as(IdentifierTypeSyntax.self)?.name ?? type.as(MemberTypeSyntax.self)?.name {
      return meaning(ofType: name.text)
    }
    if let attributed = type.as(AttributedTypeSyntax.self) { return meaning(of: attributed.baseType) }
    if let some = type.as(SomeOrAnyTypeSyntax.self) { return meaning(of: some.constraint) }
    if let optional = type.as(OptionalTypeSyntax.self) { return meaning(of: optional.wrappedType) }
    if let implicit = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return meaning(of: implicit.wrappedType) }
    return .other
  }

  /// What an expression stands for where it is written.
  func meaning(of expression: ExprSyntax) -> Meaning {
    switch expression.as(ExprSyntaxEnum.self) {
    case .tryExpr(let tried): meaning(of: tried.expression)
    case .awaitExpr(let awaited): meaning(of: awaited.expression)
    case .forceUnwrapExpr(let forced): meaning(of: forced.expression)
    case .tupleExpr(let tuple): tuple.elements.count == 1 ? meaning(of: tuple.elements.first?.expression) : .other
    case .functionCallExpr(let call): meaning(ofCall: call)
    case .declReferenceExpr(let reference): meaning(ofName: reference.baseName.text, at: Syntax(reference))
    case .memberAccessExpr(let member): meaning(ofMember: member)
    case .macroExpansionExpr, .optionalChainingExpr, .ifExpr, .switchExpr, .sequenceExpr, .subscriptCallExpr: .unknown
    default: .other
    }
  }

  /// What a name stands for where it is written; `nil` when no variable of the suite bears it there.
  func binding(of name: String, at node: Syntax) -> Meaning? {
    SuiteBindings(names: self).binding(of: name, at: node)
  }

  func meaning(of expression: ExprSyntax?) -> Meaning {
    expression.map { meaning(of: $0) } ?? .unknown
  }

  private func meaning(ofType name: String) -> Meaning {
    SuiteAPI.owners[name].map { .owner($0) } ?? .other
  }

  private func meaning(ofName name: String, at node: Syntax) -> Meaning {
    if name == "self" {
      return node.enclosingType.map { meaning(ofType: $0) } ?? .unknown
    }
    if let bound = binding(of: name, at: node) { return bound }
    return name.first?.isUppercase == true ? .other : .unknown
  }

  private func meaning(ofMember member: MemberAccessExprSyntax) -> Meaning {
    guard let base = member.base else { return .other }
    let name = member.declName.baseName.text
    if base.isSelf {
      return members[member.enclosingTypeName, default: []].lazy
        .compactMap { SuiteBindings(names: self).binding(of: name, inMembers: $0) }.first ?? .unknown
    }
    return base.typeName == nil ? .unknown : .other
  }

  private func meaning(ofCall call: FunctionCallExprSyntax) -> Meaning {
    var callee = call.calledExpression
    if let special = callee.as(GenericSpecializationExprSyntax.self) { callee = special.expression }
    if let member = callee.as(MemberAccessExprSyntax.self) {
      return meaning(ofCallOf: member)
    }
    guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text else { return .unknown }
    if let result = results[name] { return result }
    return name.first?.isUppercase == true ? meaning(ofType: name) : .unknown
  }

  private func meaning(ofCallOf member: MemberAccessExprSyntax) -> Meaning {
    let name = member.declName.baseName.text
    guard let base = member.base else { return .unknown }
    if case .owner(let owner) = meaning(of: base), let entry = SuiteAPI.member(name, of: owner) {
      return entry.kind == .send ? .owner(.task) : .unknown
    }
    if base.isSelf || base.typeName != nil, let result = results[name] { return result }
    if name.first?.isUppercase == true { return meaning(ofType: name) }
    return name == "init" ? base.typeName.map { meaning(ofType: $0) } ?? .unknown : .unknown
  }
}

extension ExprSyntax {
  /// Whether this is `self` or `Self`.
  var isSelf: Bool {
    ["self", "Self"].contains(self.as(DeclReferenceExprSyntax.self)?.baseName.text)
  }

  /// The type that this names, as far as its spelling tells.
  fileprivate var typeName: String? {
    let name =
      self.as(DeclReferenceExprSyntax.self)?.baseName ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName
    return name.map(\.text).flatMap { $0.first?.isUppercase == true ? $0 : nil }
  }
}

extension SyntaxProtocol {
  /// The type whose member this is.
  var enclosingType: String? {
    ancestors.lazy.compactMap(\.declaredTypes).first?.last
  }

  fileprivate var enclosingTypeName: String { enclosingType ?? "" }
}

extension Syntax {
  /// The names of the type that this declares or extends, outermost first; `nil` when it does neither.
  var declaredTypes: [String]? {
    if let named = asProtocol((any NamedDeclSyntax).self), isProtocol((any DeclGroupSyntax).self) {
      return [named.name.text]
    }
    guard let extended = self.as(ExtensionDeclSyntax.self)?.extendedType else { return nil }
    return extended.typeNames
  }
}

extension TypeSyntax {
  fileprivate var typeNames: [String] {
    if let member = self.as(MemberTypeSyntax.self) { return member.baseType.typeNames + [member.name.text] }
    return [self.as(IdentifierTypeSyntax.self)?.name.text ?? trimmedDescription]
  }
}
