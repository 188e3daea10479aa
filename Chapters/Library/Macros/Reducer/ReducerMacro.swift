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
    if let property = member.as(VariableDeclSyntax.self), property.isReducerBody {
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
  /// Whether this is the `body` of a reducer that does not name a result builder itself.
  fileprivate var isReducerBody: Bool {
    guard let binding = bindings.first, bindings.count == 1,
      binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "body",
      binding.accessorBlock != nil,
      let type = binding.typeAnnotation?.type.as(SomeOrAnyTypeSyntax.self),
      ["Reducer", "ReducerOf"].contains(type.constraint.lastName)
    else { return false }
    return !attributes.contains { $0.as(AttributeSyntax.self)?.lastName.hasSuffix("Builder") == true }
  }
}
