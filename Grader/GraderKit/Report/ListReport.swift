/// The course as a table: every exercise with what commands call it, its state and its points.
package struct ListReport: Sendable {
  private let standing: Standing
  private let phrases: Phrases
  private let style: TextStyle

  package init(standing: Standing, phrases: Phrases, showsColour: Bool) {
    self.standing = standing
    self.phrases = phrases
    style = TextStyle(isColoured: showsColour)
  }

  /// The table's rows that a filter lets through, under their chapters' names.
  package func text(where isShown: (Standing.Entry) -> Bool) -> String {
    rows(where: isShown).map(\.text).joined(separator: "\n")
  }

  /// The table line by line, each with the exercise that it is about, if it is about one.
  package func rows(where isShown: (Standing.Entry) -> Bool) -> [(text: String, id: ExerciseID?)] {
    let shown = standing.entries.filter(isShown)
    func padded(_ text: String, to width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - text.displayWidth))
    }
    let names = shown.map { $0.name(phrases.language).displayWidth }.max() ?? 0
    let ids = shown.map { $0.id.description.displayWidth }.max() ?? 0
    var lines: [(text: String, id: ExerciseID?)] = []
    var chapter: String?
    for entry in shown {
      if entry.chapter.id != chapter {
        if chapter != nil { lines.append(("", nil)) }
        chapter = entry.chapter.id
        let heading = Phrase.chapterHeading(
          number: entry.chapter.number,
          title: entry.chapter.title[phrases.language]
        )
        lines.append((style.strong(phrases[heading]), nil))
      }
      let points =
        entry.points == .zero ? "" : " · \(phrases[.pointsEarned(entry.earned, of: entry.points)])"
      let line =
        "  \(mark(entry.state)) \(padded(entry.name(phrases.language), to: names))  "
        + "\(style.faint(padded(entry.id.description, to: ids)))  \(phrases[words(entry)])\(points)"
      lines.append((line, entry.id))
    }
    return lines.isEmpty ? [(phrases[.noneListed], nil)] : lines
  }

  private func mark(_ state: Standing.State) -> String {
    switch state {
    case .passed: style.good("✔")
    case .open: style.bad("✘")
    case .changed, .untried: style.open("○")
    case .coming, .handedOver: style.faint("·")
    }
  }

  private func words(_ entry: Standing.Entry) -> Phrase {
    switch entry.state {
    case .passed: .passed
    // Tests that object to what is right are tried on no fault, and what does not compile need not have any.
    case .open(_, 0): .failed
    case .open(let caught, let all) where entry.exercise.kind == .tests: .faultsCaught(caught, of: all)
    case .open(let passed, let all): .assertionsPassed(passed, of: all)
    case .changed: .changedSince
    case .untried: .neverGraded
    case .coming: .coming
    case .handedOver: .withheld
    }
  }
}
