import SwiftSyntax
import SwiftSyntaxMacros

/// `@Reducer`: the conformance, and what its `State`, `Action` and `body` need.
enum ReducerMacro {}

extension ReducerMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let wanted: [String]
    switch declaration.kind {
    case .structDecl: wanted = ["Reducer"]
    case .enumDecl: wanted = ["CaseReducer", "Reducer"]
    default:
      context.diagnose(.reducerNeedsStruct(name: declaration.typeName, found: declaration.kindInWords), at: node)
      return []
    }
    let conformances = wanted.filter(protocols.map(\.lastName).contains).map { "ComposableArchitecture.\($0)" }
    guard !conformances.isEmpty else { return [] }
    return [
      try ExtensionDeclSyntax("extension \(type.trimmed): \(raw: conformances.joined(separator: ", ")) {}")
    ]
  }
}

extension ReducerMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let structDecl = declaration.as(StructDeclSyntax.self) {
      let parts = ReducerParts(of: structDecl, in: context)
      if let method = parts.reduceMethod, parts.body != nil {
        context.diagnose(.reducerBodyIsNeverUsed, at: method.name)
      }
      return parts.missing
    }
    if let enumDecl = declaration.as(EnumDeclSyntax.self) {
      return CaseReducerExpansion(of: enumDecl, attribute: node, in: context).members
    }
    return []
  }
}

extension ReducerMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self) else { return [] }
    if declaration.is(StructDeclSyntax.self), let enumDecl = member.as(EnumDeclSyntax.self) {
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
  /// Whether this is a `body` that the macro has to give a result builder: it is computed and does not name one itself.
  fileprivate var needsReducerBuilder: Bool {
    guard isBody, let binding = bindings.first, binding.accessorBlock != nil,
      let type = binding.typeAnnotation?.type.as(SomeOrAnyTypeSyntax.self),
      ["Reducer", "ReducerOf"].contains(type.constraint.lastName)
    else { return false }
    return !attributes.contains { $0.as(AttributeSyntax.self)?.lastName.hasSuffix("Builder") == true }
  }
}

/// `@ReducerCaseEphemeral`: a mark that `@Reducer` reads; it adds nothing.
enum ReducerCaseEphemeralMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}

/// `@ReducerCaseIgnored`: a mark that `@Reducer` reads; it adds nothing.
enum ReducerCaseIgnoredMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
