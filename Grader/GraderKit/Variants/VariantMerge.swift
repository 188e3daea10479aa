import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// One source for a feature and all of its variants: where they differ, the process chooses.
///
/// The choice stands as deep as it can, so that what is the same is compiled once: at the statements that differ or at a
/// property's first value. Declarations that only a variant has are added.
struct VariantMerge {
  /// A version of a piece of source.
  struct Version {
    /// What a process is told that stands for it; the right feature's is 0.
    var number: Int
    var fileName: String
    var node: Syntax
  }

  /// Merges a file of the feature with its versions.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - reference: The right feature's text.
  ///   - variants: The texts of the others, by the numbers that stand for them.
  ///   - chooser: Declares ``ChosenVariant/expression``; added where there is something to choose.
  /// - Returns: The text that a workspace compiles.
  /// - Throws: A ``VariantError`` where the texts differ in a way that one build cannot hold.
  static func merged(
    name: String,
    reference: String,
    variants: [(number: Int, fileName: String, text: String)],
    chooser: String
  ) throws(VariantError) -> String {
    let others = variants.filter { $0.text != reference }
    guard !others.isEmpty else { return reference }
    var versions: [Version] = []
    for variant in others {
      let tree = Parser.parse(source: variant.text)
      if tree.hasError { throw VariantError(variant.fileName, nil, .syntax(file: name, tree.firstError)) }
      versions.append(Version(number: variant.number, fileName: variant.fileName, node: Syntax(tree)))
    }
    let merge = VariantMerge()
    return try merge.text(Syntax(Parser.parse(source: reference)), versions) + "\n" + chooser
  }

  /// The text of a node that all versions can share, with choices within.
  func text(_ reference: Syntax, _ versions: [Version]) throws(VariantError) -> String {
    let differing = versions.filter { !$0.node.says(reference) }
    guard !differing.isEmpty else { return reference.description }
    switch reference.as(SyntaxEnum.self) {
    case .sourceFile, .memberBlockItemList:
      return try declarations(reference, versions)
    case .codeBlockItemList where reference.parent?.is(SourceFileSyntax.self) == true:
      return try declarations(reference, versions)
    case .codeBlockItemList(let list):
      return try statements(list, differing)
    default:
      if let value = reference.as(ExprSyntax.self), value.isFirstValue { return try firstValue(value, differing) }
      return try children(reference, differing)
    }
  }

  /// The children's texts one after the other.
  private func children(_ reference: Syntax, _ versions: [Version]) throws(VariantError) -> String {
    if reference.is(TokenSyntax.self) { return reference.description }
    let lists = versions.map { Array($0.node.children(viewMode: .sourceAccurate)) }
    var result = ""
    for (index, child) in reference.children(viewMode: .sourceAccurate).enumerated() {
      let inner = zip(versions, lists).map { Version(number: $0.number, fileName: $0.fileName, node: $1[index]) }
      result += try text(child, inner)
    }
    return result
  }

  // MARK: - Choices

  /// Statements that differ: those that fit into the right ones are merged with them, each other is a branch of its own.
  private func statements(_ reference: CodeBlockItemListSyntax, _ versions: [Version]) throws(VariantError) -> String {
    let fitting = versions.filter { VariantFit.childrenFit(Syntax(reference), $0.node) }
    let inner = try children(Syntax(reference), fitting)
    let branches = branches(versions.filter { version in !fitting.contains { $0.number == version.number } })
    guard !branches.isEmpty else { return inner }
    let context = StatementContext(of: reference)
    var result = ""
    for branch in branches {
      let list = branch.node.as(CodeBlockItemListSyntax.self)
      result += "if \(branch.condition) {\n\(list.map { context.text(of: $0) } ?? "")\n} else "
    }
    return "\n\(result){\n\(context.text(of: reference, inner))\n}\n"
  }

  private func firstValue(_ reference: ExprSyntax, _ versions: [Version]) throws(VariantError) -> String {
    let fitting = versions.filter { VariantFit.childrenFit(Syntax(reference), $0.node) }
    let inner = try children(Syntax(reference), fitting)
    let branches = branches(versions.filter { version in !fitting.contains { $0.number == version.number } })
    let choices = branches.map { "\($0.condition) ? (\($0.node.trimmedDescription)) : " }
    return branches.isEmpty ? inner : " \(choices.joined())(\(inner))"
  }

  /// Versions that say the same share a branch.
  private func branches(_ versions: [Version]) -> [(condition: String, node: Syntax)] {
    var groups: [[Version]] = []
    for version in versions {
      if let index = groups.firstIndex(where: { $0[0].node.says(version.node) }) {
        groups[index].append(version)
      } else {
        groups.append([version])
      }
    }
    return groups.map { group in
      (group.map { "\(ChosenVariant.expression) == \($0.number)" }.joined(separator: " || "), group[0].node)
    }
  }
}

extension SourceFileSyntax {
  fileprivate var firstError: String {
    let errors = ParseDiagnosticsGenerator.diagnostics(for: self).filter { $0.diagMessage.severity == .error }
    return errors.first?.message ?? "it cannot be parsed"
  }
}
