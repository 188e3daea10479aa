import Foundation

/// A message of the compiler about a place in a file.
struct CompilerDiagnostic: Hashable, Sendable {
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
  /// As the compiler has it: what a learner has it say may hold line breaks, and whatever else.
  var message: String
}

extension CompilerDiagnostic {
  /// Reads what the compiler has left beside a file that it compiled.
  ///
  /// What a build prints is no evidence of whom it speaks of: a learner can have the compiler print lines that look like
  /// messages about other files. What it leaves beside a file came of compiling that file.
  ///
  /// An error inside a macro's expansion stands at the place that the macro was written.
  ///
  /// - Parameter serialized: A file of serialized diagnostics, `.dia`.
  /// - Returns: The messages that have a place; none where the file is not what it should be.
  static func all(serialized: Data) -> [CompilerDiagnostic] {
    guard let blocks = try? Bitstream.blocks(in: Array(serialized), magic: "DIAG") else { return [] }
    var reading = SerializedDiagnostics()
    return blocks.flatMap { reading.messages($0) }
  }
}
