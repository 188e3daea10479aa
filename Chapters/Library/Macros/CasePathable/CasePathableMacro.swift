import SwiftSyntax
import SwiftSyntaxMacros

/// `@CasePathable`: key paths to the cases of an enum.
enum CasePathableMacro {}

extension CasePathableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // The member role tells about a wrong declaration; one message is enough.
    guard declaration.is(EnumDeclSyntax.self), !protocols.isEmpty else { return [] }
    return [
      try ExtensionDeclSyntax("extension \(type.trimmed): CasePaths.CasePathable, CasePaths.CasePathIterable {}")
    ]
  }
}

extension CasePathableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let enumDecl = declaration.as(EnumDeclSyntax.self) else {
      context.diagnose(
        .casePathableNeedsEnum(name: declaration.typeName, found: declaration.kindInWords),
        at: node
      )
      return []
    }
    let expansion = CasePathsExpansion(of: enumDecl, in: context)
    if let repeated = expansion.repeatedCase {
      context.diagnose(.casePathableNeedsDistinctNames(repeated.name), at: repeated.node)
      return []
    }
    return expansion.members
  }
}
