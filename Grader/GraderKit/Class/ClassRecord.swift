/// What a gradebook needs to know of one learner: numbers, and what they are about.
package struct ClassRecord: Equatable, Sendable, Codable {
  /// Another version's records are not understood, and their learners are graded again.
  static let currentVersion = 1

  package var version = Self.currentVersion
  package var name: EntryName
  /// Names everything that the verdict and the reports depend on here and now: while it is the same, nothing is graded again.
  package var key: String
  /// Names the files that were taken, on every machine the same.
  package var content: String
  package var time: HandInTime?
  /// Why nothing was taken, in words.
  package var refusal: String?
  /// What kept the grader from its work, in words.
  package var fault: String?
  /// In the catalog's order.
  package var exercises: [Exercise]

  package struct Exercise: Equatable, Sendable, Codable {
    /// `01-Name/Exercise`.
    package var id: String
    package var status: ExerciseStatus
    package var points: Points
    package var earned: Points
    /// What ran and did not pass.
    package var missed: [Missed]
    /// Whether its tests ran at all.
    package var hasRun: Bool
    /// What tells whose code it is; nothing where there is none, or none that can be read.
    package var prints: CodePrints?
  }

  /// An assertion that did not pass, or a question of a fault that went unnoticed.
  package struct Missed: Hashable, Sendable, Codable {
    /// The test that makes the assertion, by its title; of a fault nothing.
    package var test: String?
    /// The line in the suite.
    package var line: Int?
    package var text: String
  }

  /// Whether it is about these exercises, with these points.
  package func fits(_ outline: ClassOutline) -> Bool {
    exercises.elementsEqual(outline.exercises) { $0.id == $1.id.path && $0.points == $1.exercise.points }
  }
}

extension ClassRecord {
  /// Takes from a verdict what a gradebook needs.
  ///
  /// - Parameters:
  ///   - name: Whose verdict it is.
  ///   - verdict: The verdict.
  ///   - key: Names what it depends on.
  ///   - content: Names the files that were taken.
  ///   - time: When they were handed in.
  ///   - phrases: The words for what there is to say.
  init(
    _ name: EntryName,
    _ verdict: Verdict,
    key: String,
    content: String,
    time: HandInTime?,
    phrases: Phrases
  ) {
    self.init(
      name: name,
      key: key,
      content: content,
      time: time,
      refusal: verdict.submission.refusal.map { Printable.sentence(phrases[.nothingTaken($0)]) },
      fault: verdict.exercises.lazy.compactMap(\.fault).first.map { Printable.sentence(phrases[.fault($0)]) },
      exercises: verdict.exercises.map { Exercise($0, phrases.language) }
    )
  }
}

extension ClassRecord.Exercise {
  fileprivate init(_ verdict: ExerciseVerdict, _ language: Language) {
    id = verdict.id.path
    status = verdict.status
    points = verdict.points
    earned = verdict.earned
    hasRun = verdict.outcome == .judged
    guard hasRun else {
      missed = []
      return
    }
    missed =
      switch verdict.exercise.kind {
      case .feature:
        verdict.tests.flatMap { test in
          test.assertions.filter { $0.status != .passed }.map { assertion in
            ClassRecord.Missed(test: test.title, line: assertion.line, text: Printable.line(assertion.text))
          }
        }
      case .tests:
        verdict.variants.missed.compactMap { variant in
          variant.question.map { ClassRecord.Missed(text: Printable.line($0[language])) }
        }
      }
  }
}

extension ExerciseVerdict {
  fileprivate var fault: GraderFault? {
    if case .fault(let fault) = outcome { fault } else { nil }
  }
}
