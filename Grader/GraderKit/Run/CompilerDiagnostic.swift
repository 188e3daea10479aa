import Foundation

/// A message of the compiler about a place in a file.
struct CompilerDiagnostic: Equatable, Sendable {
  /// How bad it is, in the compiler's words.
  enum Severity: String, CaseIterable, Sendable, Codable {
    case error
    case warning
    case note
  }

  var file: String
  var line: Int
  var column: Int
  var severity: Severity
  var message: String

  init(file: String, line: Int, column: Int, severity: Severity, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
  }

  /// Finds the messages in what a build printed: lines of the form `/path/File.swift:3:5: error: message`.
  ///
  /// An error inside a macro's expansion stands at the place that the macro was written. A message may be printed more
  /// than once (for the module and for the file): it is listed once.
  static func all(in output: String) -> [CompilerDiagnostic] {
    var found: [CompilerDiagnostic] = []
    var expansionError: String?
    // By line feeds alone: whatever else ends a line may stand in what a learner has the compiler say.
    for line in output.split(whereSeparator: { $0 == "\n" || $0 == "\r\n" }) {
      var diagnostic: CompilerDiagnostic?
      if let match = line.wholeMatch(
        of: /(?:macro expansion |\/[^:]*@__swiftmacro_).*?:\d+:\d+: (error|warning|note): (.*)/
      ) {
        // A note of an expansion says where the expansion around it stands; what it is about stays.
        if match.1 != "note" { expansionError = match.1 == "error" ? String(match.2) : nil }
      } else if let match = line.wholeMatch(of: /(\/.*?):(\d+):(\d+): (error|warning|note): (.*)/) {
        diagnostic = CompilerDiagnostic(match.1, match.2, match.3, match.4, match.5)
        if diagnostic?.severity != .note { expansionError = nil }
      }
      if let message = expansionError,
        let match = line.firstMatch(
          of: /(\/.*?):(\d+):(\d+): note: (?:expanded code originates|in expansion of macro)/
        ),
        !match.1.contains("/@__swiftmacro_")
      {
        diagnostic = CompilerDiagnostic(match.1, match.2, match.3, "error", message[...])
        expansionError = nil
      }
      if let diagnostic, !found.contains(diagnostic) { found.append(diagnostic) }
    }
    return found
  }

  private init?(
    _ file: Substring,
    _ line: Substring,
    _ column: Substring,
    _ severity: Substring,
    _ message: Substring
  ) {
    guard let line = Int(line), let column = Int(column), let severity = Severity(rawValue: String(severity)) else {
      return nil
    }
    // The compiler names a group of its messages at the end of each: `[#DeprecatedDeclaration]`.
    let text = String(message.replacing(/\ \[#\w+\]$/, with: ""))
    self.init(file: String(file), line: line, column: column, severity: severity, message: text)
  }
}
