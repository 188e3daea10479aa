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
    guard declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self) else { return [] }
    let access = AccessLevel(ofMembersOf: declaration, in: context).prefix
    let wanted = declaration.is(StructDeclSyntax.self) ? ["ObservableState", "_ReflectableState"] : ["ObservableState"]
    let conformances = wanted.filter(protocols.map(\.lastName).contains).map { "ComposableArchitecture.\($0)" }
    var extensions: [ExtensionDeclSyntax] = []
    if !conformances.isEmpty {
      extensions.append(
        try ExtensionDeclSyntax("extension \(type.trimmed): \(raw: conformances.joined(separator: ", ")) {}")
      )
    }
    if let structDecl = declaration.as(StructDeclSyntax.self) {
      let members = StateCoding(of: structDecl, missing: protocols).members(access: access)
      if !members.isEmpty {
        extensions.append(
          try ExtensionDeclSyntax("extension \(type.trimmed)") {
            for member in members { member }
          }
        )
      }
    }
    return extensions
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
      diagnoseUntrackableProperties(of: structDecl, in: context)
      let coding = StateCoding(of: structDecl, missing: protocols)
      return [
        // Not private: a private stored property would make the memberwise initializer private.
        "var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()",
        identity("_$observationRegistrar.id", access: access),
        fields(ConditionalList(propertiesOf: structDecl), access: access),
        names(of: ConditionalList(propertiesOf: structDecl), access: access),
      ] + coding.codingKeys
    }
    if let enumDecl = declaration.as(EnumDeclSyntax.self) {
      return [identity(identities(of: ConditionalList(casesOf: enumDecl)), access: access)]
    }
    context.diagnose(
      .observableStateNeedsValueType(name: declaration.typeName, found: declaration.kindInWords),
      at: node
    )
    return []
  }

  private static func identity(_ body: String, access: String) -> DeclSyntax {
    """
    \(raw: access)var _$id: ComposableArchitecture.ObservableStateID {
    \(raw: body)
    }
    """
  }

  private static func fields(_ properties: ConditionalList<StoredProperty>, access: String) -> DeclSyntax {
    """
    \(raw: access)var _$fields: [Swift.Mirror.Child] {
    \(raw: properties.all.isEmpty ? "let" : "var") fields: [Swift.Mirror.Child] = []
    \(raw: properties.lines { "fields.append((\"\($0.plainName)\", self.\($0.storageName) as Any))" })
    return fields
    }
    """
  }

  private static func names(of properties: ConditionalList<StoredProperty>, access: String) -> DeclSyntax {
    """
    \(raw: access)static var _$names: [Swift.AnyKeyPath: Swift.String] {
    \(raw: properties.all.contains(where: \.isRenamed) ? "var" : "let") names: [Swift.AnyKeyPath: Swift.String] = [:]
    \(raw: properties.lines { $0.isRenamed ? "names[\\Self.\($0.name)] = \"\($0.plainName)\"" : "" })
    return names
    }
    """
  }

  private static func identities(of cases: ConditionalList<EnumCase>) -> String {
    // The compiler warns of a `switch` over a value that cannot exist.
    if cases.all.isEmpty { return "._$case(0)" }
    var position = 0
    let choices = cases.lines { enumCase in
      defer { position += 1 }
      let payload = enumCase.payload.isEmpty ? "" : ", holding: \(enumCase.extraction)"
      return "\(enumCase.pattern): return ._$case(\(position)\(payload))"
    }
    return "switch self {\n\(choices)\n}"
  }

  private static func diagnoseUntrackableProperties(
    of structDecl: StructDeclSyntax,
    in context: some MacroExpansionContext
  ) {
    let variables = structDecl.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    for variable in variables
    where variable.isStoredInInstance && variable.bindingSpecifier.tokenKind == .keyword(.var) {
      if variable.bindings.contains(where: { $0.pattern.is(TuplePatternSyntax.self) }) {
        context.diagnose(.observedPropertyNeedsName, at: variable)
      } else if variable.bindings.count > 1 {
        context.diagnose(.observedPropertyNeedsOwnDeclaration, at: variable)
      }
    }
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
      StoredProperty.all(in: variable).contains(where: \.isTracked)
    else { return [] }
    return ["@ComposableArchitecture.ObservationStateTracked"]
  }
}
