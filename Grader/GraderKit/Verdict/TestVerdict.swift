/// A test's status, by the names that the verdict's JSON fixes.
package enum TestStatus: String, CaseIterable, Equatable, Sendable, Codable {
  case passed
  case failed
  case crashed
  case timedOut
  case notReached
}

/// What became of one test, be it a hidden suite's or a learner's own.
package struct TestVerdict: Equatable, Sendable, Codable {
  /// Why a test is not passed, for the table of sentences.
  package enum Code: String, CaseIterable, Equatable, Sendable, Codable {
    /// An assertion failed; the assertions say which.
    case assertionFailed
    /// Something else was reported or thrown: ``TestVerdict/messages``.
    case issueOutsideAssertions
    /// The test ended without a complaint, but not all of its assertions ran.
    case assertionsNotReached
    /// What the run left contradicts itself: ``TestVerdict/doubts``.
    case doubted
    /// The process ended by a signal while the test ran.
    case crashed
    /// The process ended by itself while the test ran, as `exit(0)` does.
    case exited
    /// The test did not end in time.
    case timedOut
    /// The test wrote without end into what the grader reads.
    case wroteTooMuch
    /// The test never started.
    case notStarted
    /// The testing library skipped or cancelled the test.
    case skipped
  }

  /// The types and the function, `CounterTests/plus()`.
  package var id: String
  package var title: String
  package var status: TestStatus
  /// Nothing when the test passed.
  package var code: Code?
  /// What was reported outside of every assertion, in the testing library's or the library's own words.
  package var messages: [String]
  /// How many more issues there are, of which nothing is told.
  package var untold: Int
  /// The position, from 1, of the last assertion that ran to its end before a crash or a time limit.
  package var lastAssertion: Int?
  /// How long the test took; nothing when it did not come to its end.
  package var seconds: Double?
  /// In the order of the suite.
  package var assertions: [AssertionVerdict]
  package var doubts: [Doubt]
  /// How its process came to its end, where the test ended it.
  package var crash: Crash?
  /// How many seconds it was given, where it took longer.
  package var timeLimit: Int?
  /// What was printed while it ran.
  package var output: String?
  /// What a learner's test lets pass unclaimed and shows.
  package var skipped: [SkippedClaim]

  package init(
    id: String,
    title: String,
    status: TestStatus,
    code: Code? = nil,
    messages: [String] = [],
    untold: Int = 0,
    lastAssertion: Int? = nil,
    seconds: Double? = nil,
    assertions: [AssertionVerdict] = [],
    doubts: [Doubt] = [],
    crash: Crash? = nil,
    timeLimit: Int? = nil,
    output: String? = nil,
    skipped: [SkippedClaim] = []
  ) {
    self.id = id
    self.title = title
    self.status = status
    self.code = code
    self.messages = messages
    self.untold = untold
    self.lastAssertion = lastAssertion
    self.seconds = seconds
    self.assertions = assertions
    self.doubts = doubts
    self.crash = crash
    self.timeLimit = timeLimit
    self.output = output
    self.skipped = skipped
  }
}
