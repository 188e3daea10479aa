extension Lesson {
  /// Something by which a lesson is found in step with the same lesson in another language.
  struct Landmark: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
      /// A heading; of an exercise's section with its number, which no language translates.
      case section(level: Int, exercise: String?)
      case sample(String)

      /// The section that a line is the heading of, if it is one.
      init?(heading line: Substring) {
        guard let match = line.wholeMatch(of: /(#+) +([0-9]+[.][0-9]+ )?.*/) else { return nil }
        self = .section(level: match.1.count, exercise: match.2.map(String.init))
      }
    }

    var kind: Kind
    var line: Int
  }

  /// The first lines at which two languages of a lesson no longer have the same sections and samples in the same order.
  ///
  /// - Parameter other: The same lesson in another language.
  /// - Returns: The line here and the line there, a lesson's last where it has nothing more; none if they are in step.
  func partsFrom(_ other: Lesson) -> (line: Int, otherLine: Int)? {
    let common = zip(landmarks, other.landmarks).prefix { $0.kind == $1.kind }.count
    guard common < max(landmarks.count, other.landmarks.count) else { return nil }
    return (
      landmarks.dropFirst(common).first?.line ?? lineCount,
      other.landmarks.dropFirst(common).first?.line ?? other.lineCount
    )
  }
}
