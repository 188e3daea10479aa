extension VerdictDocument {
  /// A version of a feature that a learner's tests were run on.
  package struct Variant: Equatable, Sendable, Codable {
    package typealias Kind = VariantVerdict.Kind
    package typealias Status = VariantVerdict.Status
    package typealias How = VariantVerdict.How

    package var id: String
    package var kind: Kind
    /// What to ask oneself; it never tells the fault itself.
    package var question: String?
    package var status: Status
    package var how: How?
    /// The ids of the tests that did not pass with it.
    package var caughtBy: [String]
  }

  /// What a learner's test left unclaimed, where its store shows that.
  package struct Skipped: Equatable, Sendable, Codable {
    package typealias Kind = SkippedClaim.Kind

    package var kind: Kind
    package var line: Int
    package var text: String
    package var difference: String?
  }
}
