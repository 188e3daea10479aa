/// One chapter's part of a verdict.
package struct ChapterVerdict: Equatable, Sendable {
  package var chapter: Chapter
  package var exercises: [ExerciseVerdict]

  package init(chapter: Chapter, exercises: [ExerciseVerdict]) {
    self.chapter = chapter
    self.exercises = exercises
  }

  package var points: Points { exercises.map(\.points).reduce(.zero, +) }
  package var earned: Points { exercises.map(\.earned).reduce(.zero, +) }
}
