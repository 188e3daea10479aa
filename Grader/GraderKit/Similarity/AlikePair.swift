/// Two submissions that have more code in common than chance explains: something for a teacher to look at, never a verdict.
package struct AlikePair: Equatable, Sendable {
  /// What they have in common in one exercise.
  package struct Likeness: Equatable, Sendable {
    package var exercise: ExerciseID
    /// How many prints both have.
    package var shared: Int
    /// Of the prints of the one that has fewer, in whole per cent.
    package var percent: Int
    /// Where that code begins in the first's and the second's files: the position of the file, and the lines.
    package var firstPlaces: [Place]
    package var secondPlaces: [Place]
  }

  /// A line of one of an exercise's files.
  package struct Place: Hashable, Comparable, Sendable {
    package var file: Int
    package var line: Int

    package static func < (first: Self, second: Self) -> Bool { (first.file, first.line) < (second.file, second.line) }
  }

  package var first: String
  package var second: String
  /// In the catalog's order.
  package var likenesses: [Likeness]

  /// How many prints they share in all.
  package var shared: Int { likenesses.map(\.shared).reduce(0, +) }
}
