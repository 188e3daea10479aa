/// Something that happened and that a learner's test does not claim: its store told it as information, and nothing failed.
package struct SkippedClaim: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable, Codable {
    case change
    case action
    case effect

    /// The kind that the library speaks of.
    ///
    /// - Parameter message: What it says, whose first line tells; of what others say there is no kind.
    init?(message: String) {
      let line = message.prefix { !$0.isNewline }
      if line == "Skipped: this step does not claim every change." {
        self = .change
      } else if line.contains(" that came back ") {
        self = .action
      } else if line == "Skipped: effects that are running." || line.hasPrefix("An effect is still running ") {
        self = .effect
      } else {
        return nil
      }
    }
  }

  package var kind: Kind
  /// The line of the step that told it.
  package var line: Int
  /// In the library's words, with the difference where there is one.
  package var text: String
}

extension SkippedClaim {
  /// How many a test may show: who reads a page of them has learned what there is to learn.
  private static let limit = 50

  /// What the stores of a test have told, in order.
  ///
  /// - Parameter issues: What was recorded in the test.
  /// - Returns: What among it is the library's information.
  static func all(in issues: [TestEvents.Issue]) -> [SkippedClaim] {
    issues.lazy.compactMap { issue in
      guard issue.isKnown, let line = issue.location?.line, let kind = Kind(message: issue.message) else { return nil }
      return SkippedClaim(kind: kind, line: line, text: issue.message)
    }
    .prefix(limit).map(\.self)
  }
}
