extension VerdictDocument {
  /// What a learner's test left unclaimed, where its store shows that.
  package struct Skipped: Equatable, Sendable, Codable {
    package typealias Kind = SkippedClaim.Kind

    package var kind: Kind
    package var line: Int
    /// In the library's words, its difference among them.
    package var text: String
    /// Left out today; the verdict's JSON fixes the name.
    package var difference: String?
  }
}
