import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A suite's source with its syntax tree, which knows the line and the column of every offset.
struct SuiteSource {
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

  func problem(_ problem: SuiteError.Problem, at node: some SyntaxProtocol) -> SuiteError {
    SuiteError(file: name, line: place(of: node.start).line, problem: problem)
  }

  func checkSyntax() throws(SuiteError) {
    guard tree.hasError else { return }
    let first = ParseDiagnosticsGenerator.diagnostics(for: tree).first { $0.diagMessage.severity == .error }
    guard let first else { return }
    let line = place(of: first.position.utf8Offset).line
    throw SuiteError(file: name, line: line, problem: .syntax(first.message))
  }

  func throwFirst(of problems: [SuiteError]) throws(SuiteError) {
    if let first = problems.min(by: { $0.line < $1.line }) { throw first }
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
}
