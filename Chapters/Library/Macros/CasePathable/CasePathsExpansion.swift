import SwiftSyntax
import SwiftSyntaxMacros

/// What `@CasePathable` adds to an enum: a struct with one case path for each case, and a value of it.
struct CasePathsExpansion {
  private let enumName: String
  private let access: String
  private let cases: ConditionalList<EnumCase>
  /// The types of the enum's surroundings whose names mean something else inside of the struct, and what to call them.
  private let aliases: [String: String]

  /// Reads an enum.
  ///
  /// - Parameters:
  ///   - enumDecl: The enum.
  ///   - context: The expansion.
  init(of enumDecl: EnumDeclSyntax, in context: some MacroExpansionContext) {
    enumName = enumDecl.name.text
    access = AccessLevel(ofMembersOf: enumDecl, in: context).prefix
    let names = ConditionalList(casesOf: enumDecl).all.flatMap(\.namesInPayload)
    let hidden = Set(names).intersection(Self.namesOfSequences)
    aliases = Dictionary(uniqueKeysWithValues: hidden.map { ($0, "_$\($0)") })
    cases = ConditionalList(
      casesOf: enumDecl,
      renaming: aliases.merging(["Self": enumName], uniquingKeysWith: { $1 })
    )
  }

  /// A case whose name another case has already.
  var repeatedCase: EnumCase? { cases.firstRepeated(by: \.name) }

  /// The declarations to add.
  var members: [DeclSyntax] {
    aliases.sorted(by: <).map { "\(raw: access)typealias \(raw: $1) = \(raw: $0)" } + [
      """
      \(raw: access)struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
      \(raw: [reflection, cases.lines(path), iteration].joined(separator: "\n"))
      }
      """,
      """
      \(raw: access)static var allCasePaths: AllCasePaths {
      AllCasePaths()
      }
      """,
    ]
  }

  /// The struct is a sequence, and a sequence has types of these names.
  private static let namesOfSequences: Set = ["Element", "Iterator"]

  private var reflection: String {
    let choices = cases.lines { "case .\($0.name): return \\.\($0.name)" }
    // The compiler warns of any statement on a value that cannot exist.
    let body = cases.all.isEmpty ? "" : "switch root {\n\(choices)\n}"
    return "\(access)subscript(root: \(enumName)) -> \(keyPathType) {\n\(body)\n}"
  }

  private func path(to enumCase: EnumCase) -> String {
    """
    \(access)var \(enumCase.name): CasePaths.AnyCasePath<\(enumName), \(enumCase.payloadType)> {
    CasePaths.AnyCasePath(
    _$name: \(enumCase.nameLiteral),
    embed: { \(enumCase.embedding(in: enumName)) },
    extract: {
    guard \(enumCase.pattern) = $0 else { return nil }
    return \(enumCase.extraction)
    }
    )
    }
    """
  }

  private var iteration: String {
    """
    \(access)func makeIterator() -> Swift.IndexingIterator<[\(keyPathType)]> {
    \(cases.all.isEmpty ? "let" : "var") keyPaths: [\(keyPathType)] = []
    \(cases.lines { "keyPaths.append(\\.\($0.name))" })
    return keyPaths.makeIterator()
    }
    """
  }

  private var keyPathType: String { "CasePaths.PartialCaseKeyPath<\(enumName)>" }
}
