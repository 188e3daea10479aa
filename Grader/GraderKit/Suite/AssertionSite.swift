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

  /// The line of the assertion, from 1.
  var line: Int { place.line }
}

/// The assertions that a hidden suite may use.
enum AssertionKind: String, Equatable, Sendable {
  case send
  case receive
  case finish
  case assert
  case skip
  case expect
  case require
  case expectNoDifference
  case confirmation
  case waitFor
}

/// A line and a column, both from 1; columns count UTF-8 code units, as the compiler does.
struct SourcePlace: Hashable, Sendable {
  var line: Int
  var column: Int
}
