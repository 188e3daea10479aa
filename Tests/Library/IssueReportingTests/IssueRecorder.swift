import IssueReporting
import Synchronization

/// Keeps the issues that are reported to it.
final class IssueRecorder: IssueReporter {
  struct Entry: Equatable {
    var message: String?
    var line: UInt
    var isExpected = false
  }

  private let recorded = Mutex<[Entry]>([])

  var entries: [Entry] { recorded.withLock(\.self) }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let entry = Entry(message: message(), line: line)
    recorded.withLock { $0.append(entry) }
  }

  func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let entry = Entry(message: message(), line: line, isExpected: true)
    recorded.withLock { $0.append(entry) }
  }
}
