import SwiftSyntax
import SwiftSyntaxMacros

/// `@DependencyClient`: endpoints that fail the test until they are given, and initializers that give them.
enum DependencyClientMacro {}

extension DependencyClientMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self), let variable = member.as(VariableDeclSyntax.self),
      !variable.attributes.contains(named: "DependencyEndpoint"), variable.isEndpointOfClient
    else { return [] }
    return ["@DependenciesMacros.DependencyEndpoint"]
  }
}

extension DependencyClientMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let structDecl = declaration.as(StructDeclSyntax.self) else {
      context.diagnose(.clientNeedsStruct(name: declaration.typeName, found: declaration.kindInWords), at: node)
      return []
    }
    let variables = structDecl.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    var properties: [ClientProperty] = []
    for variable in variables {
      switch ClientProperty.all(in: variable) {
      case .success(let found): properties += found
      case .failure(let untyped):
        context.diagnose(.propertyNeedsType(untyped.name), at: untyped.node)
        return []
      }
    }
    let access = AccessLevel(ofMembersOf: declaration, in: context).prefix
    var initializers = [properties]
    if !properties.isEmpty, properties.allSatisfy(\.isOptional) { initializers.append([]) }
    let declared = structDecl.labelsOfInitializers
    return initializers.filter { !declared.contains($0.map(\.name)) }.map { initializer(of: $0, access: access) }
  }

  private static func initializer(of properties: [ClientProperty], access: String) -> DeclSyntax {
    let assigned = properties.filter { !$0.isComputed } + properties.filter(\.isComputed)
    return """
      \(raw: access)init(\(raw: properties.map(\.parameter).joined(separator: ", "))) {
      \(raw: assigned.map(\.assignment).joined(separator: "\n"))
      }
      """
  }
}

extension StructDeclSyntax {
  /// The labels of each initializer that is written in the struct.
  fileprivate var labelsOfInitializers: [[String]] {
    memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.map { initializer in
      initializer.signature.parameterClause.parameters.map(\.firstName.text)
    }
  }
}
