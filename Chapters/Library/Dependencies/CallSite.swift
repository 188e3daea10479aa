import IssueReporting

/// The place in the source that a complaint points at.
struct CallSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// The place as messages name it: `Feature/Model.swift:12`.
  var text: String { "\(fileID):\(line)" }

  /// Reports an issue that points here.
  func report(_ message: String) {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
