/// A place in a hidden suite where something is asserted.
struct AssertionSite: Equatable, Sendable {
  /// What the marks call it: counted from 1 in the order of the file.
  var id: Int
  /// Which assertion it is.
  var kind: AssertionKind
  /// The assertion as reports show it, on one line: `send(.incrementButtonTapped)`, `#expect(store.state.isPrime)`.
  var text: String
  /// Where issues of the assertion are reported, in the grader's copy: a call's `(`, a macro's `#`.
  ///
  /// The line is that of the original as well: marks add no lines.
  var place: SourcePlace

  /// Where issues of a macro's other form are reported, which stands beside it in the copy.
  var otherPlace: SourcePlace? = nil
  /// Whether its suite expects issues where it stands; elsewhere, one that is said to be expected is the feature's own.
  var isExpected = false
  /// The values that a canary run alters, one at a time, for each of its claims.
  var claims: [[ClaimedValue]] = []

  /// The line of the assertion, from 1.
  var line: Int { place.line }
}

/// A value in a claim, and what can be claimed in its place.
struct ClaimedValue: Equatable, Sendable {
  /// How many others there are.
  var others: Int
  /// Whether it is known beforehand that there are any: those of a value that the copy does not see depend on its type.
  var isCertain: Bool
}
