import Synchronization
import Testing

/// An issue that some code recorded.
struct RecordedIssue: Sendable {
  let text: String
  let line: Int
  let error: (any Error)?

  /// The first line of the text, which names the kind of the issue.
  var kind: String { String(text.prefix { $0 != "\n" }) }
}

/// Runs code and hands out the issues that it records, which do not fail the test.
@MainActor
func recordedIssues(_ body: @MainActor () async -> Void) async -> [RecordedIssue] {
  let issues = Mutex<[RecordedIssue]>([])
  await withKnownIssue(isIntermittent: true) {
    await body()
  } matching: { issue in
    let text = issue.comments.map(\.rawValue).joined(separator: "\n")
    issues.withLock {
      $0.append(RecordedIssue(text: text, line: issue.sourceLocation?.line ?? 0, error: issue.error))
    }
    return true
  }
  return issues.withLock(\.self)
}
