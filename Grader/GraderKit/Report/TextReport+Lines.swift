extension TextReport {
  /// A chapter's name and points.
  func heading(_ chapter: VerdictDocument.ChapterDocument) -> String {
    style.strong(phrases[.chapterHeading(number: String(chapter.id.prefix(2)), title: chapter.title)]) + " · "
      + phrases[.pointsEarned(chapter.earned, of: chapter.points)]
  }

  /// An exercise's state, name and points.
  func heading(_ exercise: VerdictDocument.ExerciseDocument, in chapter: VerdictDocument.ChapterDocument) -> String {
    let name = source.label(exercise, in: chapter).name
    guard exercise.status != .coming else {
      return "  \(style.faint("· \(name) · \(exercise.message ?? "")"))"
    }
    let assertions = exercise.tests.flatMap(\.assertions)
    var heading = "  \(coloured(exercise.status.mark)) \(style.strong(name))"
    if let (caught, all) = exercise.faultsCaught {
      heading += " · " + phrases[.faultsCaught(caught, of: all)]
    } else if !assertions.isEmpty, exercise.kind == .feature {
      let passed = assertions.count { $0.status == .passed }
      heading += " · " + phrases[.assertionsPassed(passed, of: assertions.count)]
    }
    return heading + " · " + phrases[.pointsEarned(exercise.earned, of: exercise.points)]
  }

  /// What there is to say of an exercise as a whole.
  func reasons(_ exercise: VerdictDocument.ExerciseDocument) -> [String] {
    guard exercise.status != .coming else { return [] }
    var lines: [String] = []
    if let message = exercise.message { lines += indented(message, by: 6) }
    for diagnostic in exercise.diagnostics { lines += indented(diagnostic.text, by: 6) }
    for doubt in exercise.doubts { lines += indented(doubt.text, by: 6) }
    for line in exercise.variantLines(phrases) { lines += indented(line, by: 6) }
    let suspicions = source.suspicions(exercise)
    if !suspicions.isEmpty { lines.append("      \(style.open("\(phrases[.suspicions]):"))") }
    for suspicion in suspicions {
      lines += indented("\(suspicion.file):\(suspicion.line): \(suspicion.text)", by: 8)
    }
    return lines
  }

  /// All that there is to say of a test.
  func lines(_ test: VerdictDocument.TestDocument, of exercise: VerdictDocument.ExerciseDocument) -> [String] {
    var lines = [heading(test, of: exercise)]
    if let message = test.message { lines += indented(message, by: 8) }
    lines += test.assertions.flatMap { [heading($0)] + details($0) }
    return lines + skipped(test)
  }

  /// A test's state and title.
  func heading(_ test: VerdictDocument.TestDocument, of exercise: VerdictDocument.ExerciseDocument) -> String {
    let use = exercise.use(of: test, phrases).map { style.faint(" · \($0)") } ?? ""
    return "    \(coloured(test.status.mark)) \(test.title)\(use)"
  }

  /// An assertion's state, place and text.
  func heading(_ assertion: VerdictDocument.AssertionDocument) -> String {
    let place = phrases[.line(assertion.line)]
    switch assertion.status {
    case .passed: return "      \(style.good("✔")) \(style.faint("\(place)  \(assertion.text)"))"
    case .failed:
      let times = assertion.times > 1 ? " (\(phrases[.times(assertion.times)]))" : ""
      return "      \(style.bad("✘")) \(place)  \(assertion.text)\(times)"
    case .notReached: return "      \(style.open("–")) \(place)  \(assertion.text) · \(phrases[.notReached])"
    }
  }

  /// What was found in place of what an assertion claims.
  func details(_ assertion: VerdictDocument.AssertionDocument) -> [String] {
    guard assertion.status == .failed else { return [] }
    return (assertion.message.map { indented($0, by: 10) } ?? [])
      + (assertion.difference.map { [""] + lines(difference: $0) + [""] } ?? [])
  }

  /// What a test does not claim, and the library tells.
  func skipped(_ test: VerdictDocument.TestDocument) -> [String] {
    test.skipped.flatMap { skipped in
      let text = indented(skipped.text, by: 10).joined(separator: "\n").trimmingPrefix(while: \.isWhitespace)
      return ["      \(style.open("◽")) \(phrases[.line(skipped.line)])  \(text)"]
        + (skipped.difference.map { [""] + lines(difference: $0) } ?? []) + [""]
    }
  }

  func indented(_ text: String, by width: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? "" : String(repeating: " ", count: width) + line
    }
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
}
