import Foundation

/// A learner's files beside the solution's.
package struct SolutionReport: Sendable {
  private let files: [(name: String, own: String, solution: String)]
  private let phrases: Phrases
  private let style: TextStyle

  /// Reads a solution; there is no report where the kit has none.
  ///
  /// - Parameters:
  ///   - entry: The exercise.
  ///   - kit: The kit.
  ///   - submission: What the learner has.
  ///   - phrases: The language to speak.
  ///   - showsColour: Whether what differs stands out by colour, too.
  package init?(
    _ entry: Standing.Entry,
    kit: Kit,
    submission: Submission,
    phrases: Phrases,
    showsColour: Bool
  ) {
    let own = submission.works[entry.id]?.texts ?? [:]
    files = entry.exercise.files.compactMap { name in
      let place = kit.solutions.appending(path: "\(entry.id.path)/\(name)")
      return (try? SourceText(reading: place)).map { (name, own[name] ?? "", $0.text) }
    }
    guard files.count == entry.exercise.files.count else { return nil }
    self.phrases = phrases
    style = TextStyle(isColoured: showsColour)
  }

  /// The texts side by side.
  ///
  /// - Parameter width: How many columns there are.
  /// - Returns: Lines.
  package func text(width: Int) -> String {
    files.map { file in
      let headings = (
        left: phrases[.yourFile(file.name)], right: phrases[.solutionFile(file.name)]
      )
      return SideBySide(file.own, file.solution).lines(headings: headings, width: width, style: style)
        .joined(separator: "\n")
    }
    .joined(separator: "\n\n")
  }
}
