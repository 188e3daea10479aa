import SwiftParser
import SwiftSyntax

/// A source with its syntax tree, which knows the line and the column of every offset.
struct ParsedSource {
  let name: String
  let text: String
  let tree: SourceFileSyntax
  private let converter: SourceLocationConverter

  init(name: String, source: String) {
    self.name = name
    text = source
    tree = Parser.parse(source: source)
    converter = SourceLocationConverter(fileName: name, tree: tree)
  }

  /// The line and the column of an offset in UTF-8 code units.
  func place(of offset: Int) -> SourcePlace {
    let location = converter.location(for: AbsolutePosition(utf8Offset: offset))
    return SourcePlace(line: location.line, column: location.column)
  }
}

extension SyntaxProtocol {
  /// Where the node begins, without the trivia before it, in UTF-8 code units from the start of the file.
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }

  /// Where the node ends, without the trivia after it.
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }

  /// The nodes that enclose this one, innermost first.
  var ancestors: some Sequence<Syntax> {
    sequence(first: Syntax(self)) { $0.parent }.dropFirst()
  }

  /// Whether nodes are nested more deeply in this one than a walk through them may go.
  func isNested(deeperThan limit: Int) -> Bool {
    var pending = [(node: Syntax(self), depth: 0)]
    while let (node, depth) = pending.popLast() {
      if depth > limit { return true }
      for child in node.children(viewMode: .sourceAccurate) { pending.append((child, depth + 1)) }
    }
    return false
  }
}
