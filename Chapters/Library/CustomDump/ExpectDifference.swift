@_spi(Grading) import IssueReporting

/// Checks that code changes a value as claimed, and reports the lines in which it differs from the claim if it does not.
///
/// ```swift
/// expectDifference(model.items) {
///   model.addButtonTapped()
/// } changes: {
///   $0.append(Item(name: ""))
/// }
/// ```
///
/// - Parameters:
///   - expression: The value; it is read before and after the code.
///   - message: What the check is about.
///   - operation: The code.
///   - changes: Turns the value before the code into the one that is expected after it.
///   - fileID: The module and file that the issue points at.
///   - filePath: The path of the file that the issue points at.
///   - line: The line that the issue points at.
///   - column: The column that the issue points at.
public func expectDifference<Value: Equatable>(
  _ expression: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String? = nil,
  operation: () throws -> Void = {},
  changes: (inout Value) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  do {
    var change = Change(before: try expression())
    try operation()
    try change.claim(changes)
    try report(change, expression(), message(), fileID: fileID, filePath: filePath, line: line, column: column)
  } catch {
    reportIssue(error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// Checks that asynchronous code changes a value as claimed.
///
/// - Parameters:
///   - expression: The value; it is read before and after the code.
///   - message: What the check is about.
///   - isolation: The actor that the code runs on if it says nothing else.
///   - operation: The code.
///   - changes: Turns the value before the code into the one that is expected after it.
///   - fileID: The module and file that the issue points at.
///   - filePath: The path of the file that the issue points at.
///   - line: The line that the issue points at.
///   - column: The column that the issue points at.
public func expectDifference<Value: Equatable>(
  _ expression: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Void,
  changes: (inout Value) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async {
  do {
    var change = Change(before: try expression())
    try await operation()
    try change.claim(changes)
    try report(change, expression(), message(), fileID: fileID, filePath: filePath, line: line, column: column)
  } catch {
    reportIssue(error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// A change that a value is claimed to go through.
private struct Change<Value: Equatable> {
  let before: Value
  private(set) var expected: Value

  init(before: Value) {
    self.before = before
    expected = before
  }

  mutating func claim(_ changes: (inout Value) throws -> Void) throws {
    try changes(&expected)
  }

  /// What is wrong with the claim, if anything is.
  func complaint(_ after: Value, _ message: String?) -> Complaint? {
    if expected == before, after == before {
      let summary = "A change was expected, but the claim changes nothing, and the value did not change."
      return Complaint(summary: [summary, message].compactMap(\.self).joined(separator: " "))
    }
    guard expected != after else { return nil }
    let unchanged = "A change was expected, but the value did not change."
    let summary = after == before ? unchanged : "The value changed to something else than was claimed."
    return Complaint(
      summary: [summary, message].compactMap(\.self).joined(separator: " "),
      difference: diff(expected, after)
    )
  }
}

private func report<Value>(
  _ change: Change<Value>,
  _ after: Value,
  _ message: String?,
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt
) {
  guard let complaint = change.complaint(after, message) else {
    let log = StepLog.shared
    log?.noteIfBlind(change.expected, after, fileID: fileID, filePath: filePath, line: line, column: column)
    return
  }
  reportIssue(complaint, fileID: fileID, filePath: filePath, line: line, column: column)
}
