/// A contradiction in what a run left; what is in doubt is not passed.
package struct Doubt: Equatable, Sendable, Codable {
  package enum Code: String, Equatable, Sendable, CaseIterable, Codable {
    /// An assertion began and never ended, though the test did, without a complaint.
    case assertionNeverEnded
    /// An assertion ended more often than it began.
    case assertionNeverBegan
    /// A mark names an assertion that the test does not have.
    case foreignAssertion
    /// Assertions of a test ran, but the event stream does not know of the test's start.
    case testNeverStarted
    /// The run came to its end, but the test did not.
    case testNeverEnded
    /// The event stream reports the test more than once.
    case reportedTwice
    /// The library reported an issue that the event stream lacks.
    case silencedIssue
    /// Two values passed for equal that print differently.
    case blindEquality
    /// An assertion passed as well when it claimed something else.
    case claimIgnored
    /// A claim was altered in a run that counts.
    case claimAltered
    /// The test ran to its end in a canary run, and none of its claims was altered there.
    case claimNotAltered
    /// The test passed in the run that counts, and not in another in which its claims stand as they are.
    case passedOnce
  }

  package var code: Code
  /// The title of the test.
  package var test: String
  /// The position of the assertion in its test, from 1, where the doubt is about one.
  package var assertion: Int?

  package init(_ code: Code, test: String, assertion: Int? = nil) {
    self.code = code
    self.test = test
    self.assertion = assertion
  }
}
