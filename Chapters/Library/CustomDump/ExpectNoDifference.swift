@_spi(Grading) import IssueReporting

/// Checks that two values are equal, and reports the lines in which they differ if they are not.
///
/// ```swift
/// expectNoDifference(model.items, [Item(id: 1, name: "Blob")])
/// ```
///
/// - Parameters:
///   - expression1: The first value.
///   - expression2: The second value.
///   - message: What the check is about.
///   - fileID: The module and file that the issue points at.
///   - filePath: The path of the file that the issue points at.
///   - line: The line that the issue points at.
///   - column: The column that the issue points at.
public func expectNoDifference<Value: Equatable>(
  _ expression1: @autoclosure () throws -> Value,
  _ expression2: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  do {
    let first = try expression1()
    let second = try expression2()
    guard first != second else {
      StepLog.shared?.noteIfBlind(first, second, fileID: fileID, filePath: filePath, line: line, column: column)
      return
    }
    let summary = ["The two values are not equal.", message()].compactMap(\.self).joined(separator: " ")
    reportIssue(
      Complaint(summary: summary, difference: diff(first, second), legend: .firstAndSecond),
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  } catch {
    reportIssue(error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension StepLog {
  /// Notes a check that passes two values, if they print differently.
  func noteIfBlind<Value>(
    _ first: Value,
    _ second: Value,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    guard !printAlike(first, second) else { return }
    blind(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
