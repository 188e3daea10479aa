/// One exercise of the page: a line to unfold, and in it a line for each test.
struct HTMLExercise {
  let source: ReportSource
  let chapter: VerdictDocument.ChapterDocument
  let exercise: VerdictDocument.ExerciseDocument

  private var phrases: Phrases { source.phrases }
  private var html: HTMLText { HTMLText(phrases: phrases) }

  var lines: [String] {
    let label = source.label(exercise, in: chapter)
    let status = phrases[exercise.statusPhrase]
    let heading =
      "\(html.status(exercise.status.mark)) <h3>\(XMLText.content(label.name))</h3> "
      + "<span class=\"word\">\(status)</span>"
    guard exercise.status != .coming else { return ["<div class=\"row coming\">\(heading)</div>"] }
    let points = phrases[.pointsEarned(exercise.earned, of: exercise.points)]
    return [
      "<details class=\"exercise\">",
      "<summary class=\"row\">\(heading) <span class=\"aside\">\(points)</span></summary>",
      "<div class=\"body\">",
    ] + content + ["</div>", "</details>"]
  }

  private var content: [String] {
    let entries = source.entries(exercise, in: chapter)
    // Where nothing could run, a list of everything that was not reached would only hide the reason.
    if exercise.message != nil { return entries.first.map { html.reason($0) } ?? [] }
    let remarks = exercise.doubts.map(\.text) + exercise.variantLines(phrases)
    return remarks.map { "<p class=\"message\">\(XMLText.content($0))</p>" }
      + entries.compactMap(\.test).flatMap(test)
  }

  private func test(_ test: VerdictDocument.TestDocument) -> [String] {
    let passed = test.assertions.count { $0.status == .passed }
    let counts = exercise.use(of: test, phrases) ?? phrases[.assertionsPassed(passed, of: test.assertions.count)]
    let open = test.status == .passed ? "" : " open"
    var lines = [
      "<details class=\"test\"\(open)>",
      "<summary class=\"row\">\(html.status(test.status.mark)) <h4>\(XMLText.content(test.title))</h4> "
        + "<span class=\"word\">\(phrases[test.status.phrase])</span> <span class=\"aside\">\(counts)</span></summary>",
      "<div class=\"body\">",
    ]
    if let message = test.message { lines += html.message(message) }
    if !test.assertions.isEmpty {
      lines += ["<ol class=\"assertions\">"] + test.assertions.flatMap(html.item) + ["</ol>"]
    }
    if !test.skipped.isEmpty {
      lines += ["<ol class=\"assertions\">"] + test.skipped.flatMap(html.item) + ["</ol>"]
    }
    return lines + ["</div>", "</details>"]
  }
}
