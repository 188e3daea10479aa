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
      try ExtensionDeclSyntax(
        "extension \(type.trimmed): CasePaths.CasePathable, CasePaths.CasePathIterable {}"
      )
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
      context.diagnose(.casePathableNeedsEnum(found: declaration.kindInWords), at: node)
      return []
    }
    let name = enumDecl.name.text
    let access = AccessLevel(ofMembersOf: enumDecl, in: context).prefix
    let elements = enumDecl.memberBlock.members
      .compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap(\.elements)
    var names: Set<String> = []
    for element in elements where !names.insert(element.name.text).inserted {
      context.diagnose(.casePathableNeedsDistinctNames(element.name.text), at: element)
      return []
    }
    // The struct of case paths is a type of its own, and a sequence: these names mean its own types there.
    let hidden = elements.flatMap(\.namesInPayload).filter(["Element", "Iterator"].contains)
    let aliases = Dictionary(hidden.map { ($0, "_$\($0)") }, uniquingKeysWith: { first, _ in first })
    let cases = elements.map { EnumCase($0, renaming: aliases.merging(["Self": name]) { $1 }) }
    return aliases.sorted(by: <).map { "\(raw: access)typealias \(raw: $1) = \(raw: $0)" } + [
      """
      \(raw: access)struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
      \(raw: reflection(of: cases, in: name, access: access))
      \(raw: cases.map { path(to: $0, in: name, access: access) }.joined(separator: "\n"))
      \(raw: iteration(of: cases, in: name, access: access))
      }
      """,
      """
      \(raw: access)static var allCasePaths: AllCasePaths {
      AllCasePaths()
      }
      """,
    ]
  }

  private static func reflection(of cases: [EnumCase], in enumName: String, access: String) -> String {
    let choices = cases.map { "case .\($0.name): return \\.\($0.name)" }
    return """
      \(access)subscript(root: \(enumName)) -> CasePaths.PartialCaseKeyPath<\(enumName)> {
      switch root {
      \(choices.joined(separator: "\n"))
      }
      }
      """
  }

  private static func path(to enumCase: EnumCase, in enumName: String, access: String) -> String {
    """
    \(access)var \(enumCase.name): CasePaths.AnyCasePath<\(enumName), \(enumCase.payloadType)> {
    CasePaths.AnyCasePath(
    _$embed: { \(enumCase.embedding(in: enumName)) },
    extract: {
    guard \(enumCase.pattern) = $0 else { return nil }
    return \(enumCase.extraction)
    }
    )
    }
    """
  }

  private static func iteration(of cases: [EnumCase], in enumName: String, access: String) -> String {
    let paths = cases.map { "\\.\($0.name)" }.joined(separator: ", ")
    return """
      \(access)func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<\(enumName)>]> {
      [\(paths)].makeIterator()
      }
      """
  }
}
