import Foundation

/// What Swift Testing's event stream tells of a run.
///
/// The stream is JSON Lines, `{"version": …, "kind": "test"|"event", "payload": {…}}`, written with
/// `--event-stream-output-path`. Kinds and fields that are not known here are passed over.
struct TestEvents: Equatable, Sendable {
  /// What the stream tells of each test and suite that it names, by id.
  var tests: [String: Record] = [:]
  /// Issues that belong to no test.
  var unattributed: [Issue] = []
  /// Whether the run came to its end.
  var hasEnded = false
  /// How many lines could not be read.
  var malformed = 0
  /// Whether the last line stops in its middle.
  var isTruncated = false

  /// One test or suite.
  struct Record: Equatable, Sendable {
    /// Whether this is a suite, not a test function.
    var isSuite = false
    /// How often it started; once, if all is well.
    var starts = 0
    /// How often it ended.
    var ends = 0
    /// Whether it was skipped or cancelled.
    var isSkipped = false
    /// In the order in which they were recorded.
    var issues: [Issue] = []
    /// Seconds on a clock that only goes forward.
    var startedAt: Double?
    var endedAt: Double?
    /// The lines that the testing library prints at its start and at its end, without the symbols before them.
    var startLine: String?
    var endLine: String?

    /// How long the test ran, when it came to its end.
    var seconds: Double? {
      guard let startedAt, let endedAt else { return nil }
      // Whoever writes times of their own writes any.
      return min(max(0, endedAt - startedAt), 1_000_000)
    }
  }

  /// An issue that was recorded.
  struct Issue: Equatable, Sendable {
    var location: IssueLocation?
    /// What the issue says, its first sentence first.
    var message: String
    /// Whether it is expected, as within `withKnownIssue`.
    var isKnown: Bool
    /// Whether it makes its test fail.
    var isFailure: Bool
  }

  /// The test functions that started, sorted by id.
  var started: [String] {
    tests.filter { !$1.isSuite && $1.starts > 0 }.keys.sorted()
  }

  /// The test functions that started and did not end, sorted by id.
  var open: [String] {
    tests.filter { !$1.isSuite && $1.starts > $1.ends }.keys.sorted()
  }

  init() {}

  /// Reads a stream.
  ///
  /// - Parameter data: As much of it as there is.
  init(_ data: Data) {
    let lines = JSONLines<EventRecord>(data)
    malformed = lines.malformed
    isTruncated = lines.isTruncated
    for line in lines.records { add(line) }
  }

  private mutating func add(_ line: EventRecord) {
    guard let payload = line.payload else { return }
    switch (line.kind, payload.kind) {
    case ("test", let kind):
      if let id = payload.id { tests[id, default: Record()].isSuite = kind == "suite" }
    case ("event", "runEnded"):
      hasEnded = true
    case ("event", "testStarted"):
      update(payload) {
        $0.starts += 1
        $0.startedAt = payload.instant?.absolute
        $0.startLine = payload.messages?.first?.text
      }
    case ("event", "testEnded"):
      update(payload) {
        $0.ends += 1
        $0.endedAt = payload.instant?.absolute
        $0.endLine = payload.messages?.first?.text
      }
    case ("event", "testSkipped"), ("event", "testCancelled"):
      update(payload) { $0.isSkipped = true }
    case ("event", "issueRecorded"):
      if payload.testID == nil { unattributed.append(Issue(payload)) }
      update(payload) { $0.issues.append(Issue(payload)) }
    default:
      break
    }
  }

  private mutating func update(_ payload: EventRecord.Payload, _ change: (inout Record) -> Void) {
    if let id = payload.testID { change(&tests[id, default: Record()]) }
  }
}

extension TestEvents.Issue {
  fileprivate init(_ payload: EventRecord.Payload) {
    location = payload.issue?.sourceLocation
    isKnown = payload.issue?.isKnown ?? false
    // Streams before 6.3 do not say; there, an issue that is not known is a failure.
    isFailure = payload.issue?.isFailure ?? !isKnown
    var texts = payload.messages?.compactMap(\.text) ?? []
    // A headline that says nothing, above what the issue's author wrote.
    if texts.count > 1, texts[0] == "Issue recorded" { texts.removeFirst() }
    // A comment that stands above an assertion in the source comes with its issue; it was written for who reads the source.
    let told = texts.prefix(1) + texts.dropFirst().filter { !$0.hasPrefix("//") && !$0.hasPrefix("/*") }
    message = told.joined(separator: "\n")
  }
}

/// One line of the stream.
private struct EventRecord: Decodable {
  var kind: String
  var payload: Payload?

  struct Payload: Decodable {
    var kind: String?
    var id: String?
    var testID: String?
    var instant: Instant?
    var issue: Issue?
    var messages: [Message]?
  }

  struct Instant: Decodable {
    var absolute: Double?
  }

  struct Issue: Decodable {
    var isKnown: Bool?
    var isFailure: Bool?
    var sourceLocation: IssueLocation?
  }

  struct Message: Decodable {
    var text: String?
  }
}
