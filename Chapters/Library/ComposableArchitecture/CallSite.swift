@_spi(Grading) import IssueReporting

/// A place in a source file: that of a call in a test, or of an effect in a feature.
struct CallSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// The place as a message names it: `CounterTests.swift:12`.
  var name: String {
    let file = "\(fileID)".split(separator: "/").last ?? ""
    return "\(file):\(line)"
  }

  /// Reports an issue at this place.
  func report(_ complaint: Complaint) {
    reportIssue(complaint, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Reports an error as an issue at this place.
  func report(_ error: any Error, _ message: String?) {
    reportIssue(error, message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
