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
}
