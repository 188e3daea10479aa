/// Where an exercise stands in the course: the ids of its chapter and of itself.
package struct ExerciseID: Hashable, Sendable, CustomStringConvertible {
  package var chapter: String
  package var exercise: String

  package init(chapter: String, exercise: String) {
    self.chapter = chapter
    self.exercise = exercise
  }

  /// The folder, relative to `Chapters`, `Solutions` and `Tests/Chapters` alike.
  package var path: String { "\(chapter)/\(exercise)" }

  /// The short form that commands take: `01/Counter`.
  package var description: String { "\(chapter.prefix(2))/\(exercise)" }
}
