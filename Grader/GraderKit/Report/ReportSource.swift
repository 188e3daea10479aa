/// What every format is made from: the verdict in words, and what the catalog says beside it.
struct ReportSource: Sendable {
  /// How the catalog speaks of an exercise.
  struct Label: Equatable, Sendable {
    /// The number that lessons print: `1.2`.
    var number: String
    var title: String
    /// The file to edit first, from the root of a checkout.
    var file: String

    /// What texts call the exercise; commands and paths call it by its id.
    var name: String { "\(number) \(title)" }
  }

  var document: VerdictDocument
  let phrases: Phrases
  /// Whether the reader is the learner whose checkout this is; a teacher is told more.
  let isOwn: Bool
  /// A word that nobody could know when the submission was written.
  let token: String
  private let labels: [ExerciseID: Label]

  /// Puts a verdict into words.
  init(_ verdict: Verdict, language: Language, token: String) {
    document = VerdictDocument(verdict, language: language)
    phrases = Phrases(language)
    isOwn = verdict.submission.isOwn
    self.token = token
    let pairs = verdict.chapters.flatMap { chapter in
      chapter.exercises.map { exercise in
        let file = exercise.exercise.files.first ?? ""
        let label = Label(
          number: chapter.chapter.number(of: exercise.exercise),
          title: exercise.exercise.title[language],
          file: "Chapters/\(exercise.id.path)/\(file)"
        )
        return (exercise.id, label)
      }
    }
    labels = Dictionary(pairs) { first, _ in first }
  }

  /// How the catalog speaks of an exercise of the document.
  func label(_ exercise: VerdictDocument.ExerciseDocument, in chapter: VerdictDocument.ChapterDocument) -> Label {
    let id = ExerciseID(chapter: chapter.id, exercise: exercise.id)
    return labels[id] ?? Label(number: "", title: exercise.id, file: "Chapters/\(id.path)")
  }

  /// How many tests pass, and how many assertions; of tests that learners write, these are known only where they fail.
  var counts: [String] {
    let (tests, assertions) = (document.summary.tests, document.summary.assertions)
    return [phrases[.testsPassed(tests.passed, of: tests.all)]]
      + (assertions.all == 0 ? [] : [phrases[.assertionsPassed(assertions.passed, of: assertions.all)]])
  }

  /// What is to be said of the submission to those who judge it.
  var notes: [String] { document.submission.notes }

  /// What is to be said of the submission to whoever reads the report.
  ///
  /// That a pass proves nothing, and what kept the code apart from the machine, is for those who judge others' work.
  var notesForReader: [String] {
    let others = [Phrase.evidenceNotProof, .weakIsolation].map { phrases[$0] }
    return isOwn ? notes.filter { !others.contains($0) } : notes
  }

  /// What graded it, how long, and kept apart by what.
  var graded: String {
    phrases[.graded(swift: document.grader.swift, document.grader.isolation, seconds: document.grader.seconds)]
  }

  /// Code that an instructor may want to look at, and nothing to a learner.
  func suspicions(_ exercise: VerdictDocument.ExerciseDocument) -> [VerdictDocument.Suspicion] {
    isOwn ? [] : exercise.suspicions
  }
}
