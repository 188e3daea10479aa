import IssueReporting

/// Where a test asks for an inspection.
struct InspectionSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  func report(_ message: String) {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  func report(_ error: any Error) {
    reportIssue(
      error,
      "It ended this inspection of the view.",
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
