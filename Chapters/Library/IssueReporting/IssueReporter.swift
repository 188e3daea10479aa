/// Something that takes the issues that are reported in a task.
///
/// Give your own to ``withIssueReporters(_:operation:)`` to collect issues instead of letting them fail a test.
public protocol IssueReporter: Sendable {
  /// Takes an issue.
  ///
  /// - Parameters:
  ///   - message: What happened and what to do about it.
  ///   - fileID: The module and file that the issue points at.
  ///   - filePath: The path of the file that the issue points at.
  ///   - line: The line that the issue points at.
  ///   - column: The column that the issue points at.
  func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  )

  /// Takes an error that nobody handled.
  ///
  /// If you do not implement this method, the error's description is handed to the one that takes a message.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - message: What the error kept from happening.
  ///   - fileID: The module and file that the issue points at.
  ///   - filePath: The path of the file that the issue points at.
  ///   - line: The line that the issue points at.
  ///   - column: The column that the issue points at.
  func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  )

  /// Takes an issue that `withExpectedIssue` expects.
  ///
  /// If you do not implement this method, the issue is dropped.
  ///
  /// - Parameters:
  ///   - message: What happened and what to do about it.
  ///   - fileID: The module and file that the issue points at.
  ///   - filePath: The path of the file that the issue points at.
  ///   - line: The line that the issue points at.
  ///   - column: The column that the issue points at.
  func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  )

  /// Takes an error that nobody handled and that was expected.
  ///
  /// If you do not implement this method, the error's description is handed to the one that takes a message.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - message: What the error kept from happening.
  ///   - fileID: The module and file that the issue points at.
  ///   - filePath: The path of the file that the issue points at.
  ///   - line: The line that the issue points at.
  ///   - column: The column that the issue points at.
  func expectIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  )
}

extension IssueReporter {
  /// Hands the error's description to the method that takes a message.
  public func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let text = Complaint(error: error, message: message()).text
    reportIssue(text, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Drops the issue.
  public func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {}

  /// Hands the error's description to the method that takes a message.
  public func expectIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let text = Complaint(error: error, message: message()).text
    expectIssue(text, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
