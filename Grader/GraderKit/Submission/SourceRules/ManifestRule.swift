import SwiftSyntax

/// What a manifest has to be, for what it declares to be read without the package manager.
enum ManifestRule {
  /// Finds what is missing, and what would need to be run.
  ///
  /// - Parameter source: The manifest.
  /// - Returns: What is refused, in the order of the lines.
  static func refusals(in source: ParsedSource) -> [SourceRefusal] {
    var found: [SourceRefusal] = []
    // The package manager reads this line before anything else.
    if source.text.prefixMatch(of: /\s*\/\/\s*swift-tools-version\s*:\s*\d+\.\d+/.ignoresCase()) == nil {
      found.append(SourceRefusal(file: source.name, line: 1, column: 1, kind: .noToolsVersion))
    }
    for item in source.tree.statements where item.item.is(DeclSyntax.self) == false {
      let place = source.place(of: item.start)
      found.append(SourceRefusal(file: source.name, line: place.line, column: place.column, kind: .manifestStatement))
    }
    return found
  }
}
