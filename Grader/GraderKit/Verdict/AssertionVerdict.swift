/// An assertion's status, by the names that the verdict's JSON fixes.
package enum AssertionStatus: String, CaseIterable, Equatable, Sendable, Codable {
  case passed
  case failed
  case notReached
}

/// What became of one assertion of a test.
package struct AssertionVerdict: Equatable, Sendable, Codable {
  /// The assertion as the suite has it, without its base and its trailing closure.
  package var text: String
  /// Its line in the suite.
  package var line: Int
  /// How often it came to an end, by returning or by throwing.
  package var times: Int
  package var status: AssertionStatus
  /// What was reported, when it failed; nothing when an assertion within it says why.
  package var message: String?
  /// The lines in which two values differ, when it failed for that reason.
  package var difference: String?
  /// Whether it passed, but did so as well when it claimed something else.
  package var isBlind: Bool

  package init(
    text: String,
    line: Int,
    times: Int,
    status: AssertionStatus,
    message: String? = nil,
    difference: String? = nil,
    isBlind: Bool = false
  ) {
    self.text = text
    self.line = line
    self.times = times
    self.status = status
    self.message = message
    self.difference = difference
    self.isBlind = isBlind
  }
}
