/// What the grader's copy of a suite can claim instead of what an assertion claims.
///
/// A canary run makes an assertion claim something else, and expects it to fail: one that goes on passing does not look at
/// what it compares.
struct Alteration: Equatable, Sendable {
  /// The claims of the assertion that are altered one at a time: the assignments of its closure, or its one comparison.
  var parts: [Part]
  /// How the copy alters them.
  var form: Form

  enum Form: Equatable, Sendable {
    /// Values within the assertion are replaced.
    case values
    /// A second macro stands beside the first, on the same line, and claims other values or the opposite.
    ///
    /// So the first keeps its source, which its messages quote.
    case macro(negated: Bool)
  }

  /// One claim: the values in it that can be replaced, one at a time.
  struct Part: Equatable, Sendable {
    var values: [Value]
  }

  /// A value in the source of a claim, with offsets in UTF-8 code units.
  struct Value: Equatable, Sendable {
    var start: Int
    var end: Int
    /// The source of what it can be replaced by; none where that depends on the value that there is when the test runs.
    var others: [String]
  }

  /// The parts as a canary run's judge knows them.
  var claims: [[ClaimedValue]] {
    parts.map { part in
      part.values.map { value in
        switch form {
        case .macro(negated: true): ClaimedValue(others: 1, isCertain: true)
        case _ where value.others.isEmpty: ClaimedValue(others: GradingMark.otherCount, isCertain: false)
        default: ClaimedValue(others: value.others.count, isCertain: true)
        }
      }
    }
  }
}
