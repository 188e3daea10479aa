import Foundation

/// One verdict, shown in any of the formats.
package struct Report: Sendable {
  private let document: VerdictDocument
  private let verdict: Verdict
  private let phrases: Phrases
  private let showsColour: Bool
  private let showsNextStep: Bool

  /// Prepares to show a verdict.
  ///
  /// - Parameters:
  ///   - verdict: What to show.
  ///   - language: The language of its sentences.
  ///   - showsColour: Whether the text goes to a terminal that shows colours.
  ///   - showsNextStep: Whether the reader is the learner whose checkout this is.
  package init(verdict: Verdict, language: Language, showsColour: Bool = false, showsNextStep: Bool = false) {
    document = VerdictDocument(verdict, language: language)
    self.verdict = verdict
    phrases = Phrases(language)
    self.showsColour = showsColour
    self.showsNextStep = showsNextStep
  }

  /// The report in one format.
  package func text(as format: ReportFormat) throws -> String {
    switch format {
    case .text:
      return TextReport(
        document: document,
        phrases: phrases,
        style: TextStyle(isColoured: showsColour),
        next: showsNextStep ? NextStep(verdict) : nil,
        numbers: numbers
      ).text
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
    }
  }
}

extension Report {
  private var numbers: [ExerciseID: String] {
    let pairs = verdict.chapters.flatMap { chapter in
      chapter.exercises.map { ($0.id, chapter.chapter.number(of: $0.exercise)) }
    }
    return Dictionary(pairs) { first, _ in first }
  }
}

/// What the learner should look at next, after a verdict.
enum NextStep: Equatable, Sendable {
  case exercise(number: String, title: LocalizedText, file: String)
  case allDone
  case nothingToDo

  init(_ verdict: Verdict) {
    let graded = verdict.chapters.flatMap { chapter in chapter.exercises.map { (chapter.chapter, $0) } }
      .filter { $0.1.status != .coming }
    guard !graded.isEmpty else {
      self = .nothingToDo
      return
    }
    guard let (chapter, open) = graded.first(where: { $0.1.status != .passed }) else {
      self = .allDone
      return
    }
    self = .exercise(
      number: chapter.number(of: open.exercise),
      title: open.exercise.title,
      file: "Chapters/\(open.id.path)/\(open.exercise.files.first ?? "")"
    )
  }
}
