import Foundation

/// One verdict, shown in any of the formats.
package struct Report: Sendable {
  private let source: ReportSource
  private let showsColour: Bool
  private let standing: Standing?

  /// Prepares to show a verdict.
  ///
  /// - Parameters:
  ///   - verdict: What to show.
  ///   - language: The language of its sentences.
  ///   - showsColour: Whether the text goes to a terminal that shows colours.
  ///   - standing: Where the learner stands whose checkout this is; none where it is somebody else's.
  ///   - token: A word that nobody could know beforehand, for formats that mark off texts of unknown origin with one.
  package init(
    verdict: Verdict,
    language: Language,
    showsColour: Bool = false,
    standing: Standing? = nil,
    token: String = UUID().uuidString
  ) {
    source = ReportSource(verdict, language: language, token: token)
    self.showsColour = showsColour
    self.standing = standing
  }

  /// The report in one format.
  ///
  /// - Parameter format: The format.
  /// - Returns: All of it, with a line break at its end.
  /// - Throws: What keeps a value from being written as JSON.
  package func text(as format: ReportFormat) throws -> String {
    switch format {
    case .text: text(TextStyle(isColoured: showsColour))
    case .json: try Self.json(source.document)
    case .junit: JUnitReport(source: source).text
    case .github: GitHubReport(source: source, log: text(TextStyle(isColoured: false))).text
    case .gradescope: try Self.json(GradescopeReport(source: source))
    case .exercism: try Self.json(ExercismReport(source: source))
    case .html: HTMLReport(source: source).text
    case .markdown: MarkdownReport(source: source).text
    case .csv: CSVReport(source: source).text
    }
  }

  private func text(_ style: TextStyle) -> String {
    let graded = source.document.chapters.flatMap { chapter in
      chapter.exercises.map { ExerciseID(chapter: chapter.id, exercise: $0.id) }
    }
    let next = standing.map { NextStep($0, after: graded.count == 1 ? graded[0] : nil) }
    return TextReport(source: source, style: style, next: next).text
  }

  /// A value as JSON whose names are in order.
  private static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
