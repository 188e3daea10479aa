import SwiftSyntax
import SwiftSyntaxMacros

/// `@ObservableState`: tracks who reads and who changes each field of a state.
enum ObservableStateMacro {}

extension ObservableStateMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // The member role tells about a wrong declaration; one message is enough.
    guard declaration.isValueType, !protocols.isEmpty else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): ComposableArchitecture.ObservableState {}")]
  }
}

extension ObservableStateMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let access = AccessLevel(ofMembersOf: declaration, in: context).prefix
    if let structDecl = declaration.as(StructDeclSyntax.self) {
      return structMembers(of: structDecl, access: access, in: context)
    }
    if let enumDecl = declaration.as(EnumDeclSyntax.self) {
      return [identity(of: enumDecl, access: access)]
    }
    context.diagnose(
      .observableStateNeedsValueType(name: declaration.typeName, found: declaration.kindInWords),
      at: node
    )
    return []
  }

  private static func structMembers(
    of structDecl: StructDeclSyntax,
    access: String,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    let variables = structDecl.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    for variable in variables where variable.isStoredInInstance && variable.bindingSpecifier.tokenKind == .keyword(.var)
    {
      if variable.bindings.contains(where: { !$0.pattern.is(IdentifierPatternSyntax.self) }) {
        context.diagnose(.observedPropertyNeedsName, at: variable)
      } else if variable.bindings.count > 1 {
        context.diagnose(.observedPropertyNeedsOwnDeclaration, at: variable)
      }
    }
    return [
      // Not private: a private stored property would make the memberwise initializer private.
      "var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()",
      """
      \(raw: access)var _$id: ComposableArchitecture.ObservableStateID {
      _$observationRegistrar.id
      }
      """,
    ]
  }

  private static func identity(of enumDecl: EnumDeclSyntax, access: String) -> DeclSyntax {
    let cases = enumDecl.memberBlock.members
      .compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap(\.elements)
      .map { EnumCase($0) }
    let choices = cases.enumerated().map { index, enumCase in
      let payload = enumCase.payload.isEmpty ? "" : ", holding: \(enumCase.extraction)"
      return "\(enumCase.pattern): return ._$case(\(index)\(payload))"
    }
    return """
      \(raw: access)var _$id: ComposableArchitecture.ObservableStateID {
      switch self {
      \(raw: choices.joined(separator: "\n"))
      }
      }
      """
  }
}

extension ObservableStateMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self),
      let variable = member.as(VariableDeclSyntax.self),
      let property = StoredProperty(variable),
      property.isTracked
    else { return [] }
    return ["@ComposableArchitecture.ObservationStateTracked"]
  }
}

extension DeclGroupSyntax {
  fileprivate var isValueType: Bool { [.structDecl, .enumDecl].contains(kind) }
}
