/// A verdict for a person at a terminal: every assertion on a line, with its difference where it failed.
struct TextReport {
  let source: ReportSource
  let style: TextStyle
  let next: NextStep?

  private var document: VerdictDocument { source.document }
  private var phrases: Phrases { source.phrases }

  var text: String {
    var lines: [String] = []
    if !source.isOwn { lines += [phrases[.gradedTree(document.submission.id)], ""] }
    for chapter in document.chapters { lines += self.lines(chapter) }
    lines.append(
      (source.counts + [style.strong(phrases[.pointsEarned(document.summary.earned, of: document.summary.points)])])
        .joined(separator: " · ")
    )
    if !document.submission.ignored.isEmpty {
      lines.append(phrases[.ignored(document.submission.ignored)])
    }
    lines += source.notesForReader.map(style.faint)
    if !source.isOwn { lines.append(style.faint(source.graded)) }
    lines += closing
    return lines.joined(separator: "\n") + "\n"
  }

  private var closing: [String] {
    switch next {
    case .exercise(let entry)?:
      [
        "",
        style.strong(
          phrases[.nextExercise(number: entry.number, title: entry.exercise.title[phrases.language])]
        ),
        phrases[.nextStep(file: entry.file, command: "swift run grader grade \(entry.id)")],
      ]
    case .allDone?: ["", style.good(phrases[.allDone])]
    case .nothingToDo?: ["", phrases[.nothingToDo]]
    case nil: []
    }
  }

  private func lines(_ chapter: VerdictDocument.ChapterDocument) -> [String] {
    let number = String(chapter.id.prefix(2))
    var lines = [
      style.strong(phrases[.chapterHeading(number: number, title: chapter.title)]) + " · "
        + phrases[.pointsEarned(chapter.earned, of: chapter.points)],
      "",
    ]
    for exercise in chapter.exercises {
      lines += self.lines(exercise, number: source.label(exercise, in: chapter).number)
    }
    return lines
  }

  private func lines(_ exercise: VerdictDocument.ExerciseDocument, number: String) -> [String] {
    guard exercise.status != .coming else {
      return ["  \(style.faint("· \(number) \(exercise.id) · \(exercise.message ?? "")"))", ""]
    }
    let assertions = exercise.tests.flatMap(\.assertions)
    var heading = "  \(coloured(exercise.status.mark)) \(style.strong("\(number) \(exercise.id)"))"
    if let (caught, all) = exercise.faultsCaught {
      heading += " · " + phrases[.faultsCaught(caught, of: all)]
    } else if !assertions.isEmpty, exercise.kind == .feature {
      let passed = assertions.count { $0.status == .passed }
      heading += " · " + phrases[.assertionsPassed(passed, of: assertions.count)]
    }
    heading += " · " + phrases[.pointsEarned(exercise.earned, of: exercise.points)]
    var lines = [heading]
    if let message = exercise.message { lines += indented(message, by: 6) }
    for diagnostic in exercise.diagnostics {
      let place = "\(diagnostic.file):\(diagnostic.line):\(diagnostic.column)"
      lines += indented("\(place): \(diagnostic.severity): \(diagnostic.message)", by: 6)
    }
    for doubt in exercise.doubts { lines += indented(doubt.text, by: 6) }
    for line in exercise.variantLines(phrases) { lines += indented(line, by: 6) }
    let suspicions = source.suspicions(exercise)
    if !suspicions.isEmpty { lines.append("      \(style.open("\(phrases[.suspicions]):"))") }
    for suspicion in suspicions {
      lines += indented("\(suspicion.file):\(suspicion.line): \(suspicion.text)", by: 8)
    }
    // Where nothing could run, a list of everything that was not reached would only hide the reason.
    if exercise.message == nil {
      for test in exercise.tests { lines += self.lines(test, use: exercise.use(of: test, phrases)) }
    }
    return lines + [""]
  }

  private func lines(_ test: VerdictDocument.TestDocument, use: String?) -> [String] {
    var lines = ["    \(coloured(test.status.mark)) \(test.title)" + (use.map { style.faint(" · \($0)") } ?? "")]
    if let message = test.message { lines += indented(message, by: 8) }
    for assertion in test.assertions {
      let place = phrases[.line(assertion.line)]
      switch assertion.status {
      case .passed:
        lines.append("      \(style.good("✔")) \(style.faint("\(place)  \(assertion.text)"))")
      case .failed:
        let times = assertion.times > 1 ? " (\(phrases[.times(assertion.times)]))" : ""
        lines.append("      \(style.bad("✘")) \(place)  \(assertion.text)\(times)")
        if let message = assertion.message { lines += indented(message, by: 10) }
        if let difference = assertion.difference { lines += [""] + self.lines(difference: difference) + [""] }
      case .notReached:
        lines.append("      \(style.open("–")) \(place)  \(assertion.text) · \(phrases[.notReached])")
      }
    }
    for skipped in test.skipped {
      let text = indented(skipped.text, by: 10).joined(separator: "\n").trimmingPrefix(while: \.isWhitespace)
      lines.append("      \(style.open("◽")) \(phrases[.line(skipped.line)])  \(text)")
      if let difference = skipped.difference { lines += [""] + self.lines(difference: difference) }
      lines.append("")
    }
    return lines
  }

  private func lines(difference: String) -> [String] {
    difference.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let text = line.isEmpty ? "" : "          \(line)"
      return line.hasPrefix("-") ? style.bad(text) : line.hasPrefix("+") ? style.good(text) : text
    }
  }

  private func coloured(_ mark: String) -> String {
    switch mark {
    case "✔": style.good(mark)
    case "✘": style.bad(mark)
    default: style.open(mark)
    }
  }

  private func indented(_ text: String, by width: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? "" : String(repeating: " ", count: width) + line
    }
  }
}
