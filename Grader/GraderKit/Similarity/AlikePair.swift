/// Two submissions that have more code in common than chance explains: something for a teacher to look at, never a verdict.
package struct AlikePair: Equatable, Sendable {
  /// What they have in common in one exercise.
  package struct Likeness: Equatable, Sendable {
    package var exercise: ExerciseID
    /// How many prints both have.
    package var shared: Int
    /// Of the prints of the one that has fewer, in whole per cent.
    package var percent: Int
    /// Where that code stands in the first's and the second's files.
    package var firstPlaces: [Place]
    package var secondPlaces: [Place]
  }

  /// Lines of one of an exercise's files.
  package struct Place: Equatable, Sendable {
    /// The file's position among the exercise's.
    package var file: Int
    package var lines: ClosedRange<Int>

    /// How many lines may lie between two stretches of code that are told as one.
    private static let gap = 3

    /// Puts the places of prints together where they are near each other.
    static func joined(_ prints: [CodePrint]) -> [Place] {
      var places: [Place] = []
      for print in prints.sorted(by: { ($0.file, $0.line) < ($1.file, $1.line) }) {
        let (file, line) = (Int(print.file), Int(print.line))
        if let last = places.last, last.file == file, line <= last.lines.upperBound + gap {
          places[places.count - 1].lines = last.lines.lowerBound...line
        } else {
          places.append(Place(file: file, lines: line...line))
        }
      }
      return places
    }
  }

  /// The positions of the two in the class.
  package var first: Int
  package var second: Int
  /// In the catalog's order.
  package var likenesses: [Likeness]

  /// How many prints they share in all.
  package var shared: Int { likenesses.map(\.shared).reduce(0, +) }
}
