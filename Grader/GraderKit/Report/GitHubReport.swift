/// A verdict for the log of a GitHub job: the text for people and, after it, annotations on the learner's files.
///
/// See <https://docs.github.com/actions/reference/workflow-commands-for-github-actions>.
struct GitHubReport {
  let source: ReportSource
  /// The report for people; whatever stands in it is no command.
  let log: String

  /// How many annotations of a kind GitHub takes from one step.
  private static let cap = 10
  private static let messageLimit = 4_000

  var text: String {
    let lines = ["::stop-commands::\(source.token)", log, "::\(source.token)::"]
    return (lines + annotations).joined(separator: "\n") + "\n"
  }

  private var annotations: [String] {
    let all = problems
    return Kind.allCases.flatMap { kind in
      let problems = all.filter { $0.kind == kind }
      guard problems.count > Self.cap else { return problems.map(\.command) }
      let more = Problem(kind: kind, message: source.phrases[.moreProblems(problems.count - Self.cap + 1)])
      return (problems.prefix(Self.cap - 1) + [more]).map(\.command)
    }
  }

  private var problems: [Problem] {
    document.chapters.flatMap { chapter in
      chapter.exercises.flatMap { exercise -> [Problem] in
        if exercise.message != nil, !exercise.diagnostics.isEmpty { return diagnostics(exercise, in: chapter) }
        let open = source.entries(exercise, in: chapter).filter { $0.outcome == .failed || $0.outcome == .notReached }
        // What kept an exercise from running is told once, not once for each of its tests.
        return (exercise.message == nil ? open[...] : open.prefix(1)).map { entry in
          Problem(
            kind: .error,
            file: entry.label.file,
            title: exercise.message == nil ? entry.fullName : entry.label.name,
            message: (entry.reason(source.phrases) ?? "").excerpt(Self.messageLimit)
          )
        }
      }
    }
  }

  private var document: VerdictDocument { source.document }

  private func diagnostics(
    _ exercise: VerdictDocument.ExerciseDocument,
    in chapter: VerdictDocument.ChapterDocument
  ) -> [Problem] {
    exercise.diagnostics.map { diagnostic in
      Problem(
        kind: Kind(rawValue: diagnostic.severity) ?? .notice,
        file: "Chapters/\(chapter.id)/\(exercise.id)/\(diagnostic.file)",
        line: diagnostic.line,
        column: diagnostic.column,
        title: source.label(exercise, in: chapter).name,
        message: diagnostic.message.excerpt(Self.messageLimit)
      )
    }
  }
}

extension GitHubReport {
  private enum Kind: String, CaseIterable {
    case error
    case warning
    case notice
  }

  private struct Problem {
    var kind: Kind
    var file: String?
    var line: Int?
    var column: Int?
    var title: String?
    var message: String

    var command: String {
      let properties = [
        ("file", file), ("line", line.map(String.init)), ("col", column.map(String.init)), ("title", title),
      ]
      let given = properties.compactMap { name, value in value.map { "\(name)=\(GitHubReport.property($0))" } }
      let list = given.isEmpty ? "" : " \(given.joined(separator: ","))"
      return "::\(kind.rawValue)\(list)::\(GitHubReport.message(message))"
    }
  }

  /// As a command's message.
  static func message(_ text: String) -> String {
    text.escaping { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  /// As the value of a command's property.
  static func property(_ text: String) -> String {
    message(text).escaping { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil }
  }
}
