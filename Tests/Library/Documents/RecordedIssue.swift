import Synchronization
import Testing

/// An issue that some code recorded.
struct RecordedIssue: Sendable {
  let text: String
  let line: Int

  /// The first line of the text, which names the kind of the issue.
  var kind: String { String(text.prefix { $0 != "\n" }) }
}

/// Runs code that stands for a whole test and hands out the issues that it records, which do not fail the test around it.
func recordedIssues(
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Void
) async rethrows -> [RecordedIssue] {
  let issues = Mutex<[RecordedIssue]>([])
  try await withKnownIssue(isIntermittent: true) {
    try await body()
  } matching: { issue in
    let text = issue.comments.map(\.rawValue).joined(separator: "\n")
    issues.withLock { $0.append(RecordedIssue(text: text, line: issue.sourceLocation?.line ?? 0)) }
    return true
  }
  return issues.withLock(\.self)
}
