import Synchronization
import Testing

/// An issue that some code recorded.
struct RecordedIssue: Sendable {
  let text: String
  let line: Int

  /// The first line of the text, which names the kind of the issue.
  var kind: String { String(text.prefix { $0 != "\n" }) }

  fileprivate init(_ issue: Issue) {
    text = ([issue.error.map { "\($0)" }] + issue.comments.map(\.rawValue)).compactMap(\.self).joined(separator: "\n")
    line = issue.sourceLocation?.line ?? 0
  }
}

/// Runs code that stands for a whole test and hands out the issues that it records, which do not fail the test around it.
func recordedIssues(_ body: () throws -> Void) rethrows -> [RecordedIssue] {
  let issues = Mutex<[RecordedIssue]>([])
  try withKnownIssue(isIntermittent: true) {
    try body()
  } matching: { issue in
    issues.withLock { $0.append(RecordedIssue(issue)) }
    return true
  }
  return issues.withLock(\.self)
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
    issues.withLock { $0.append(RecordedIssue(issue)) }
    return true
  }
  return issues.withLock(\.self)
}
