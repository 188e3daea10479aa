/// One line of a report that has a line for each test: a test or, where no test tells why an exercise is not passed, the
/// exercise itself.
struct ReportEntry: Sendable {
  /// What became of it, in the words that other formats have.
  enum Outcome: Sendable {
    case passed
    /// It failed, crashed, or ran too long.
    case failed
    /// It could not run.
    case notReached
    /// There is nothing to run yet.
    case coming
  }

  let chapter: VerdictDocument.ChapterDocument
  let exercise: VerdictDocument.ExerciseDocument
  /// None where the entry stands for the exercise itself.
  let test: VerdictDocument.TestDocument?
  let label: ReportSource.Label
  /// Whether no other entry of its exercise stands before it.
  let isFirst: Bool
  let points: Points
  let earned: Points

  var name: String { test?.title ?? label.title }

  /// The name among those of a whole course.
  var fullName: String { test.map { "\(label.name): \($0.title)" } ?? label.name }

  /// Whether the library advises the author of a hidden test, who is not the reader.
  var advisesTests: Bool {
    guard exercise.kind == .feature, let test else { return false }
    let failed = test.assertions.first { $0.status == .failed }
    let told = [test.message, failed?.message].compactMap { $0 }.joined(separator: "\n")
    return Self.advice.contains { told.contains($0) }
  }

  /// What the library's advice to the author of a test is known by.
  private static let advice = ["'await ", "'strict: false'", "Override it ", "for this test"]

  var outcome: Outcome {
    switch test?.status {
    case .passed: .passed
    case .failed, .crashed, .timedOut: .failed
    case .notReached: .notReached
    case nil where exercise.status == .coming: .coming
    case nil where exercise.status == .passed: .passed
    case nil: exercise.message == nil ? .failed : .notReached
    }
  }

  /// The most exact word that the verdict has for it.
  var code: String {
    exercise.code ?? test.map { $0.code ?? $0.status.rawValue } ?? exercise.doubts.first?.code
      ?? exercise.status.rawValue
  }
}

extension ReportSource {
  /// An entry for each test, in the document's order, and for each exercise whose tests do not tell its status.
  var entries: [ReportEntry] {
    document.chapters.flatMap { chapter in chapter.exercises.flatMap { entries($0, in: chapter) } }
  }

  /// The entries of one exercise; at least one.
  func entries(
    _ exercise: VerdictDocument.ExerciseDocument,
    in chapter: VerdictDocument.ChapterDocument
  ) -> [ReportEntry] {
    let label = label(exercise, in: chapter)
    var entries = exercise.tests.enumerated().map { index, test in
      ReportEntry(
        chapter: chapter,
        exercise: exercise,
        test: test,
        label: label,
        isFirst: index == 0,
        points: test.points,
        earned: test.earned
      )
    }
    let points = exercise.points - entries.map(\.points).reduce(.zero, +)
    let earned = exercise.earned - entries.map(\.earned).reduce(.zero, +)
    let testsPass = exercise.tests.allSatisfy { $0.status == .passed }
    if points != .zero || earned != .zero || testsPass && (exercise.status != .passed || entries.isEmpty) {
      let own = ReportEntry(
        chapter: chapter,
        exercise: exercise,
        test: nil,
        label: label,
        isFirst: entries.isEmpty,
        points: points,
        earned: earned
      )
      entries.append(own)
    }
    return entries
  }
}
