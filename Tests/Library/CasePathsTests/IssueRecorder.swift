import IssueReporting
import Synchronization

/// Takes the issues of an operation instead of letting the test fail.
final class IssueRecorder: IssueReporter {
  private let texts = Mutex<[String]>([])

  /// Runs an operation.
  ///
  /// - Parameter operation: The operation.
  /// - Returns: The line and the text of each issue that it reported.
  static func issues(of operation: () throws -> Void) rethrows -> [String] {
    let recorder = IssueRecorder()
    try withIssueReporters([recorder], operation: operation)
    return recorder.texts.withLock(\.self)
  }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let text = "\(line): \(message() ?? "")"
    texts.withLock { $0.append(text) }
  }
}
