import Foundation

/// One verdict, shown in any of the formats.
package struct Report: Sendable {
  private let document: VerdictDocument
  private let verdict: Verdict
  private let phrases: Phrases
  private let showsColour: Bool
  private let standing: Standing?

  /// Prepares to show a verdict.
  ///
  /// - Parameters:
  ///   - verdict: What to show.
  ///   - language: The language of its sentences.
  ///   - showsColour: Whether the text goes to a terminal that shows colours.
  ///   - standing: Where the learner stands whose checkout this is; none where it is somebody else's.
  package init(verdict: Verdict, language: Language, showsColour: Bool = false, standing: Standing? = nil) {
    document = VerdictDocument(verdict, language: language)
    self.verdict = verdict
    phrases = Phrases(language)
    self.showsColour = showsColour
    self.standing = standing
  }

  /// The report in one format.
  package func text(as format: ReportFormat) throws -> String {
    switch format {
    case .text:
      return TextReport(
        document: document,
        phrases: phrases,
        style: TextStyle(isColoured: showsColour),
        next: standing.map(NextStep.init),
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
