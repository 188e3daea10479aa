extension VerdictDocument {
  /// A version of a feature that a learner's tests were run against; exercises of that kind have no engine yet.
  package struct Variant: Equatable, Sendable, Codable {
    package enum Kind: String, CaseIterable, Sendable, Codable {
      case reference
      case refactoring
      case fault
    }

    package enum Status: String, CaseIterable, Sendable, Codable {
      /// The tests pass with it.
      case accepted
      /// They do not, though it is right.
      case rejected
      /// They do not, and it is wrong.
      case caught
      /// They pass with it, though it is wrong.
      case missed
    }

    /// How the tests ended that did not pass with it.
    package enum How: String, CaseIterable, Sendable, Codable {
      case failed
      case crashed
      case timedOut
      case doesNotCompile
    }

    package var id: String
    package var kind: Kind
    /// What to ask oneself; it never tells the fault itself.
    package var question: String?
    package var status: Status
    package var how: How?
    /// The ids of the tests that did not pass with it.
    package var caughtBy: [String]
  }

  /// What a test left unclaimed where its store allows that; chapter 1 has none.
  package struct Skipped: Equatable, Sendable, Codable {
    package enum Kind: String, CaseIterable, Sendable, Codable {
      case change
      case action
      case effect
    }

    package var kind: Kind
    package var line: Int
    package var text: String
    package var difference: String?
  }
}
