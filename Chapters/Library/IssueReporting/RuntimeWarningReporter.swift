import Foundation

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
    let text = message() ?? Complaint.noMessage
    FileHandle.standardError.write(Data("\(filePath):\(line):\(column): warning: \(text)\n".utf8))
  }
}

extension IssueReporter where Self == RuntimeWarningReporter {
  /// Prints an issue to standard error, in the form of a compiler's warning; the program goes on.
  public static var runtimeWarning: Self { Self() }
}
