extension VerdictDocument {
  /// What a learner's test left unclaimed, where its store shows that.
  package struct Skipped: Equatable, Sendable, Codable {
    package typealias Kind = SkippedClaim.Kind

    package var kind: Kind
    package var line: Int
    package var text: String
    package var difference: String?
  }
}
