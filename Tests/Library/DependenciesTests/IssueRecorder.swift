import IssueReporting
import Synchronization

/// Takes the issues of an operation instead of letting the test fail.
final class IssueRecorder: IssueReporter {
  /// An issue, and the place that it points at.
  struct Recorded: Equatable, Sendable {
    let text: String
    let line: UInt
    let fileID: String
  }

  private let recorded = Mutex<[Recorded]>([])

  /// Runs an operation and gives the issues that it reported.
  static func issues(of operation: () throws -> Void) rethrows -> [Recorded] {
    let recorder = IssueRecorder()
    try withIssueReporters([recorder], operation: operation)
    return recorder.recorded.withLock(\.self)
  }

  /// Runs an asynchronous operation and gives the issues that it reported.
  static func issues(
    isolation: isolated (any Actor)? = #isolation,
    of operation: () async throws -> Void
  ) async rethrows -> [Recorded] {
    let recorder = IssueRecorder()
    try await withIssueReporters([recorder], operation: operation)
    return recorder.recorded.withLock(\.self)
  }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let issue = Recorded(text: message() ?? "", line: line, fileID: "\(fileID)")
    recorded.withLock { $0.append(issue) }
  }
}
