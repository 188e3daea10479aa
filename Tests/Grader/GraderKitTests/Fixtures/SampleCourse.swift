@testable import GraderKit

/// A small course for tests that only need to name one.
enum SampleCourse {
  static let catalog = Catalog(chapters: [start, more])
  static let start = Chapter(
    id: "01-Start",
    title: LocalizedText(en: "Start", ko: "시작"),
    exercises: [exercise("Counter"), exercise("Lamp", points: 5), exercise("Gate", kind: .tests)]
  )
  static let more = Chapter(
    id: "10-More",
    title: LocalizedText(en: "More", ko: "더"),
    exercises: [exercise("Timer", files: ["Timer.swift", "Clock.swift"])]
  )

  static let counter = ExerciseID(chapter: "01-Start", exercise: "Counter")
  static let lamp = ExerciseID(chapter: "01-Start", exercise: "Lamp")
  static let gate = ExerciseID(chapter: "01-Start", exercise: "Gate")
  static let timer = ExerciseID(chapter: "10-More", exercise: "Timer")

  /// An exercise with three hints, whose only file bears its name unless others are named.
  static func exercise(
    _ id: String,
    kind: Exercise.Kind = .feature,
    points: Int = 10,
    files: [String]? = nil
  ) -> Exercise {
    Exercise(
      id: id,
      kind: kind,
      points: points,
      minutes: 7,
      title: LocalizedText(en: "The \(id)", ko: "연습 \(id)"),
      files: files ?? ["\(id).swift"],
      covers: ["T01"],
      hints: LocalizedList(en: ["Look.", "Think.", "Write."], ko: ["봐요.", "생각해요.", "적어요."])
    )
  }
}
