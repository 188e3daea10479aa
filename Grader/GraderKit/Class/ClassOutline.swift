/// What a class is graded on: the chapters and exercises in order, with their points.
///
/// It is kept beside what was graded, so that a gradebook can be made of that alone.
package struct ClassOutline: Equatable, Sendable, Codable {
  package var chapters: [Chapter]

  package struct Chapter: Equatable, Sendable, Codable {
    package var id: String
    package var title: LocalizedText
    package var exercises: [Exercise]
  }

  package struct Exercise: Equatable, Sendable, Codable {
    package var id: String
    package var title: LocalizedText
    /// What learners hand in of it, in order.
    package var files: [String]
    /// Nothing while the exercise is still to come.
    package var points: Points
  }

  /// An outline of what is graded of a catalog.
  ///
  /// - Parameters:
  ///   - catalog: What there is.
  ///   - selection: What of it is graded.
  package init(_ catalog: Catalog, _ selection: Selection) {
    chapters = catalog.chapters.compactMap { chapter in
      let exercises = chapter.exercises.filter { exercise in
        selection.contains(ExerciseID(chapter: chapter.id, exercise: exercise.id))
      }
      guard !exercises.isEmpty else { return nil }
      return Chapter(
        id: chapter.id,
        title: chapter.title,
        exercises: exercises.map { exercise in
          Exercise(
            id: exercise.id,
            title: exercise.title,
            files: exercise.files,
            points: exercise.hasEngine ? Points(exercise.points) : .zero
          )
        }
      )
    }
  }

  /// Every exercise, in order.
  package var exercises: [(id: ExerciseID, exercise: Exercise)] {
    chapters.flatMap { chapter in
      chapter.exercises.map { (ExerciseID(chapter: chapter.id, exercise: $0.id), $0) }
    }
  }
}
