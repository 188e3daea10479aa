/// What learners miss most: assertions of hidden suites that did not pass, and faults that tests did not notice.
///
/// Only those are counted whose tests ran: a file that does not compile says nothing of an assertion.
package struct MissedClaims {
  package struct Entry: Equatable, Sendable {
    package let id: ExerciseID
    package let claim: ClassRecord.Missed
    /// How many learners missed it.
    package let count: Int
    /// Of how many whose tests ran.
    package let all: Int
  }

  private let ids: [ExerciseID]
  /// How many learners missed each claim, exercise by exercise.
  private var counts: [[ClassRecord.Missed: Int]]
  /// Of how many the tests ran.
  private var all: [Int]

  /// Begins to count.
  ///
  /// - Parameter outline: What records are about.
  init(_ outline: ClassOutline) {
    ids = outline.exercises.map(\.id)
    counts = ids.map { _ in [:] }
    all = ids.map { _ in 0 }
  }

  /// Counts what a learner missed.
  ///
  /// - Parameter record: The learner's, about the outline's exercises.
  mutating func take(_ record: ClassRecord) {
    for (index, exercise) in record.exercises.enumerated() where exercise.hasRun {
      all[index] += 1
      for claim in Set(exercise.missed) { counts[index][claim, default: 0] += 1 }
    }
  }

  /// What was missed, most first.
  var entries: [Entry] {
    let ordered = zip(ids, zip(counts, all)).enumerated().flatMap { position, entry in
      entry.1.0.map { (position, Entry(id: entry.0, claim: $0.key, count: $0.value, all: entry.1.1)) }
    }
    return ordered.sorted { first, second in
      if first.1.count != second.1.count { return first.1.count > second.1.count }
      if first.0 != second.0 { return first.0 < second.0 }
      let (one, two) = (first.1.claim, second.1.claim)
      if one.line != two.line { return (one.line ?? 0) < (two.line ?? 0) }
      return ((one.test ?? "") + one.text).utf8.lexicographicallyPrecedes(((two.test ?? "") + two.text).utf8)
    }.prefix(Self.limit).map(\.1)
  }

  /// How many are told.
  private static let limit = 20
}
