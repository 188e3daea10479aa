/// What became of one version of a feature that a learner's tests were run on.
package struct VariantVerdict: Equatable, Sendable, Codable {
  package enum Kind: String, CaseIterable, Sendable, Codable {
    /// The right feature.
    case reference
    /// It behaves like the right one.
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
    /// Never so today, since tests that do not compile meet no version; the verdict's JSON fixes the name.
    case doesNotCompile
  }

  /// It tells nothing of what is wrong: `fault-3`.
  package var id: String
  package var kind: Kind
  /// What to ask oneself where the tests did not notice, or noticed too much.
  package var question: LocalizedText?
  package var status: Status
  /// Nothing where the tests pass with it.
  package var how: How?
  /// The ids of the tests that did not pass with it, in the order of the suite.
  package var caughtBy: [String]

  package init(
    id: String,
    kind: Kind,
    question: LocalizedText? = nil,
    status: Status,
    how: How? = nil,
    caughtBy: [String] = []
  ) {
    self.id = id
    self.kind = kind
    self.question = question
    self.status = status
    self.how = how
    self.caughtBy = caughtBy
  }
}

extension [VariantVerdict] {
  /// Whether the tests accept the right feature.
  package var acceptReference: Bool { contains { $0.kind == .reference && $0.status == .accepted } }

  package var faults: [VariantVerdict] { filter { $0.kind == .fault } }
  package var caught: [VariantVerdict] { filter { $0.status == .caught } }
  package var missed: [VariantVerdict] { filter { $0.status == .missed } }

  /// The versions that behave like the right one and that the tests object to all the same.
  package var brittle: [VariantVerdict] { filter { $0.kind == .refactoring && $0.status == .rejected } }

  /// What tests earn of some points: nothing unless they accept the right feature; then for each fault that they catch its
  /// share, less a quarter of the points for each version that they reject though it behaves the same.
  package func earned(of points: Points) -> Points {
    guard acceptReference else { return .zero }
    let gained = points.share(caught.count, of: faults.count)
    let lost = points.share(Swift.min(4, brittle.count), of: 4)
    return Swift.max(.zero, gained - lost)
  }

  /// Whether there is nothing left to be wished of the tests.
  package var areAllSettled: Bool {
    acceptReference && !faults.isEmpty && missed.isEmpty && brittle.isEmpty
  }
}
