import IssueReporting
import Synchronization
import Testing

/// Keeps what is told as information, the document's grey boxes; everything else fails the test.
final class Information: IssueReporter {
  private let told = Mutex<[String]>([])

  var texts: [String] { told.withLock(\.self) }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    Issue.record("Not as information: \(message() ?? "")")
  }

  func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    told.withLock { $0.append(message() ?? "") }
  }
}
