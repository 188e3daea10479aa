import Foundation

/// The place in a source file that an issue points at.
struct CodeLocation: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// The text in the form of a compiler's diagnostic about this place, which editors and terminals link to the file.
  func diagnostic(_ severity: String, _ text: String) -> String {
    "\(filePath):\(line):\(column): \(severity): \(text)"
  }

  /// Prints a diagnostic to standard error.
  func print(_ severity: String, _ text: String) {
    FileHandle.standardError.write(Data("\(diagnostic(severity, text))\n".utf8))
  }
}
