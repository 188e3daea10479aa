import ConcurrencyExtras
import IssueReporting

/// Keeps the issues that are reported.
struct Recorder: IssueReporter {
  struct Issue: Equatable, Sendable {
    let text: String
    let line: UInt
  }

  let issues = LockIsolated<[Issue]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let issue = Issue(text: message() ?? "", line: line)
    issues.withValue { $0.append(issue) }
  }
}
