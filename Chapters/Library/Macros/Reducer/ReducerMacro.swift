import SwiftSyntax
import SwiftSyntaxMacros

/// `@Reducer`: the conformance, and the attributes that its `State`, `Action` and `body` need.
enum ReducerMacro {}

extension ReducerMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(StructDeclSyntax.self) else {
      context.diagnose(.reducerNeedsStruct(name: declaration.typeName, found: declaration.kindInWords), at: node)
      return []
    }
    let members = declaration.memberBlock.members.map(\.decl)
    if members.contains(where: { $0.as(VariableDeclSyntax.self)?.isBody == true }),
      let method = members.lazy.compactMap({ $0.as(FunctionDeclSyntax.self) }).first(where: \.isReduce)
    {
      context.diagnose(.reducerBodyIsNeverUsed, at: method.name)
    }
    guard !protocols.isEmpty else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): ComposableArchitecture.Reducer {}")]
  }
}

extension ReducerMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self) else { return [] }
    if let enumDecl = member.as(EnumDeclSyntax.self) {
      return attributes(for: enumDecl)
    }
    if let property = member.as(VariableDeclSyntax.self), property.needsReducerBuilder {
      return ["@ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>"]
    }
    return []
  }

  private static func attributes(for enumDecl: EnumDeclSyntax) -> [AttributeSyntax] {
    let wanted: [AttributeSyntax]
    switch enumDecl.name.text {
    case "Action": wanted = ["@CasePaths.CasePathable"]
    case "State": wanted = ["@CasePaths.CasePathable", "@dynamicMemberLookup"]
    default: wanted = []
    }
    return wanted.filter { !enumDecl.attributes.contains(named: $0.lastName) }
  }
}

extension VariableDeclSyntax {
  /// Whether this is the `body` of a reducer.
  fileprivate var isBody: Bool {
    bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "body"
  }

  /// Whether this is a `body` that the macro has to give a result builder: it is computed and does not name one itself.
  fileprivate var needsReducerBuilder: Bool {
    guard isBody, let binding = bindings.first, binding.accessorBlock != nil,
      let type = binding.typeAnnotation?.type.as(SomeOrAnyTypeSyntax.self),
      ["Reducer", "ReducerOf"].contains(type.constraint.lastName)
    else { return false }
    return !attributes.contains { $0.as(AttributeSyntax.self)?.lastName.hasSuffix("Builder") == true }
  }
}

extension FunctionDeclSyntax {
  /// Whether this is `reduce(into:action:)`.
  fileprivate var isReduce: Bool {
    name.text == "reduce" && signature.parameterClause.parameters.map(\.firstName.text) == ["into", "action"]
  }
}
