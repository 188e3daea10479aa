/// A verdict as GitHub's Markdown, for a job summary or a comment: a table for each chapter, the rest folded.
struct MarkdownReport {
  let source: ReportSource

  /// GitHub takes no summary above 1 MiB; what follows the details needs some of it.
  private static let sizeLimit = 900_000
  /// How much of each text is told, in UTF-16 units.
  private static let textLimit = 4_000

  private var phrases: Phrases { source.phrases }
  private var document: VerdictDocument { source.document }

  var text: String {
    let summary = document.summary
    var blocks = [
      "# \(phrases[.reportTitle]): \(Markdown.prose(document.submission.id))",
      (["**\(phrases[.pointsEarned(summary.earned, of: summary.points)])**"] + source.counts).joined(separator: " · "),
    ]
    let open = source.entries.filter { $0.outcome == .failed || $0.outcome == .notReached }
    if let first = open.first {
      blocks += [
        "## \(phrases[.lookFirst])", "**\(Markdown.prose(first.fullName))** · \(Markdown.code(first.label.file))",
      ]
      blocks += reason(first, onlyFirst: true)
    }
    for chapter in document.chapters { blocks += table(chapter) }
    blocks += details()
    blocks += suspicions() + closing
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func table(_ chapter: VerdictDocument.ChapterDocument) -> [String] {
    let heading = phrases[.chapterHeading(number: String(chapter.id.prefix(2)), title: chapter.title)]
    var rows = [
      "|  | \(phrases[.exercise]) | \(phrases[.status]) | \(phrases[.tests]) | \(phrases[.assertions]) | \(phrases[.points]) |",
      "|---|---|---|--:|--:|--:|",
    ]
    for exercise in chapter.exercises {
      let label = source.label(exercise, in: chapter)
      let assertions = exercise.tests.flatMap(\.assertions)
      let cells = [
        exercise.status.mark, "\(label.number) \(Markdown.prose(label.title))", phrases[exercise.statusPhrase],
        Self.share(exercise.tests.count { $0.status == .passed }, of: exercise.tests.count),
        // Tests that learners write have no assertions that are known beforehand; they have faults to catch.
        exercise.kind == .feature
          ? Self.share(assertions.count { $0.status == .passed }, of: assertions.count)
          : exercise.faultsCaught.map { phrases[.faultsCaught($0.caught, of: $0.all)] } ?? "–",
        "\(exercise.earned) / \(exercise.points)",
      ]
      rows.append("| \(cells.joined(separator: " | ")) |")
    }
    return ["## \(Markdown.prose(heading))", rows.joined(separator: "\n")]
  }

  /// A part of what there is; of nothing, there is none.
  private static func share(_ count: Int, of all: Int) -> String { all == 0 ? "–" : "\(count) / \(all)" }

  /// What there is to say of each exercise that is not passed, folded; as much as fits.
  private func details() -> [String] {
    var blocks: [String] = []
    var size = 0
    for chapter in document.chapters {
      for exercise in chapter.exercises where exercise.status != .passed && exercise.status != .coming {
        let label = source.label(exercise, in: chapter)
        let title = "\(exercise.status.mark) \(label.name) · \(phrases[exercise.statusPhrase])"
        var inner: [String] = []
        if exercise.message != nil {
          inner = source.entries(exercise, in: chapter).first.map { reason($0) } ?? []
        } else {
          inner = remarks(exercise)
          for entry in source.entries(exercise, in: chapter) {
            guard let status = entry.test?.status else { continue }
            inner += ["\(status.mark) **\(Markdown.prose(entry.name))** · \(phrases[status.phrase])"] + reason(entry)
          }
        }
        let folded = ["<details>\n<summary>\(Markdown.html(title))</summary>"] + inner + ["</details>"]
        size += folded.map(\.utf8.count).reduce(0, +)
        guard size <= Self.sizeLimit else { return blocks + [phrases[.cutShort]] }
        blocks += folded
      }
    }
    return blocks
  }

  /// Why an entry is not passed: a sentence, what the compiler says, each failed assertion or the first of them.
  private func reason(_ entry: ReportEntry, onlyFirst: Bool = false) -> [String] {
    let exercise = entry.exercise
    var blocks: [String] = []
    if let message = exercise.message ?? entry.test?.message { blocks += paragraphs(message) }
    if exercise.message != nil, !exercise.diagnostics.isEmpty {
      let lines = exercise.diagnostics.map(\.text).joined(separator: "\n")
      blocks.append(Markdown.block(lines.excerpt(Self.textLimit)))
    }
    guard exercise.message == nil else { return blocks }
    if onlyFirst { blocks += remarks(exercise) }
    let failed = entry.test?.assertions.filter { $0.status == .failed } ?? []
    for assertion in onlyFirst ? failed.prefix(1) : failed[...] {
      let times = assertion.times > 1 ? " (\(phrases[.times(assertion.times)]))" : ""
      blocks.append(
        "\(assertion.status.mark) \(phrases[.line(assertion.line)]) \(Markdown.code(assertion.text))\(times)"
      )
      if let message = assertion.message { blocks += paragraphs(message) }
      if let difference = assertion.difference {
        blocks.append(Markdown.block(difference.excerpt(Self.textLimit), language: "diff"))
      }
    }
    return blocks
  }

  /// What there is to say of an exercise beside its tests.
  private func remarks(_ exercise: VerdictDocument.ExerciseDocument) -> [String] {
    (exercise.doubts.map(\.text) + exercise.variantLines(phrases)).map { Markdown.prose($0.excerpt(Self.textLimit)) }
  }

  private func paragraphs(_ message: String) -> [String] {
    MessagePart.parts(of: message.excerpt(Self.textLimit)).map { part in
      switch part {
      case .sentence(let text): Markdown.prose(text)
      case .lines(let text): Markdown.block(text)
      }
    }
  }

  private func suspicions() -> [String] {
    let lines = document.chapters.flatMap { chapter in
      chapter.exercises.flatMap { exercise in
        source.suspicions(exercise).prefix(50).map { suspicion in
          let place = "\(chapter.id)/\(exercise.id)/\(suspicion.file):\(suspicion.line)"
          return "- \(Markdown.code(place)) \(Markdown.prose(suspicion.text.excerpt(500)))"
        }
      }
    }
    return lines.isEmpty ? [] : ["## \(phrases[.suspicions])", lines.joined(separator: "\n")]
  }

  private var closing: [String] {
    var lines = source.notesForReader
    if !document.submission.ignored.isEmpty { lines.append(phrases[.ignored(document.submission.ignored)]) }
    lines.append(source.graded)
    return ["---"] + lines.map { Markdown.prose($0) }
  }
}
