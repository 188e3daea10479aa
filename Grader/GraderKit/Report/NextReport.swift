/// The next exercise: what it is about, what to do in it, in which file.
package struct NextReport: Sendable {
  private let standing: Standing
  private let submission: Submission
  private let phrases: Phrases

  package init(standing: Standing, submission: Submission, phrases: Phrases) {
    self.standing = standing
    self.submission = submission
    self.phrases = phrases
  }

  package var text: String {
    let entry: Standing.Entry
    switch NextStep(standing) {
    case .exercise(let next): entry = next
    case .allDone: return phrases[.allDone]
    case .nothingToDo: return phrases[.nothingToDo]
    }
    let title = entry.exercise.title[phrases.language]
    let points = entry.points == .zero ? "" : " · " + phrases[.pointsEarned(entry.earned, of: entry.points)]
    var lines = [
      phrases[.nextExercise(number: entry.number, title: title)] + points + " · "
        + phrases[.minutes(entry.exercise.minutes)]
    ]
    lines += todos(entry).map { "  \(phrases[.todo($0)])" }
    lines.append(
      phrases[
        .nextStep(
          file: entry.file,
          command: "swift run grader grade \(entry.id)"
        )
      ]
    )
    return lines.joined(separator: "\n")
  }

  /// What the exercise's files still ask for.
  private func todos(_ entry: Standing.Entry) -> [String] {
    let sources = submission.works[entry.id]?.sources ?? []
    return sources.flatMap { source in
      source.text.text.split(separator: "\n").compactMap { line in
        line.firstRange(of: "// TODO:").map { String(line[$0.upperBound...].trimmingPrefix { $0 == " " }) }
      }
    }
    .prefix(Self.mostTodos).map { Printable.line($0).excerpt(Self.longestTodo) }
  }

  /// More than any stub has: whoever writes files of such lines learns nothing from a page of them.
  private static let mostTodos = 20
  private static let longestTodo = 400
}
