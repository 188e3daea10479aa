extension VerdictDocument {
  /// What a learner's test left unclaimed, where its store shows that.
  package struct Skipped: Equatable, Sendable, Codable {
    package typealias Kind = SkippedClaim.Kind

    package var kind: Kind
    package var line: Int
    /// In the library's words.
    package var text: String
    /// The lines in which two values differ, where it compared two.
    package var difference: String?
  }
}
