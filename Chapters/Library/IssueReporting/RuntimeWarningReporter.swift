/// Prints an issue to standard error, in the form of a compiler's warning; the program goes on.
public struct RuntimeWarningReporter: IssueReporter {
  /// Prints the issue with the caller's file, line and column.
  public func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    location.print("warning", message() ?? Complaint.noMessage)
  }
}

extension IssueReporter where Self == RuntimeWarningReporter {
  /// Prints an issue to standard error, in the form of a compiler's warning; the program goes on.
  public static var runtimeWarning: Self { Self() }
}
