import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

extension ParsedSource {
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
