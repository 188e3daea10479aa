/// Reports an issue: the test that runs fails at the caller's line, an ordinary process prints a warning.
///
/// In a test process the issue goes to the running test of Swift Testing or XCTest. If no test runs, it belongs to no
/// test and still makes the run fail. In any other process it is printed to standard error, and the program goes on.
///
/// ```swift
/// guard let user = users[id: id] else {
///   reportIssue("There is no user with the id \(id).")
///   return
/// }
/// ```
///
/// - Parameters:
///   - message: What happened and what to do about it.
///   - fileID: The module and file that the issue points at.
///   - filePath: The path of the file that the issue points at.
///   - line: The line that the issue points at.
///   - column: The column that the issue points at.
public func reportIssue(
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  Report(content: .complaint(Complaint(summary: message() ?? Complaint.noMessage)), location: location).deliver()
}

/// Reports an error that nobody handles as an issue: the test that runs fails at the caller's line.
///
/// - Parameters:
///   - error: The error.
///   - message: What the error kept from happening.
///   - fileID: The module and file that the issue points at.
///   - filePath: The path of the file that the issue points at.
///   - line: The line that the issue points at.
///   - column: The column that the issue points at.
public func reportIssue(
  _ error: any Error,
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  Report(content: .error(error, message: message()), location: location).deliver()
}

/// Reports a complaint as an issue: the test that runs fails at the caller's line, with the difference in its text.
///
/// - Parameters:
///   - complaint: What is wrong.
///   - fileID: The module and file that the issue points at.
///   - filePath: The path of the file that the issue points at.
///   - line: The line that the issue points at.
///   - column: The column that the issue points at.
@_spi(Grading)
public func reportIssue(
  _ complaint: Complaint,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  Report(content: .complaint(complaint), location: location).deliver()
}
