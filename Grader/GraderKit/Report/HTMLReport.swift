/// A verdict as a page: one file without scripts and without anything from elsewhere, for a screen and for paper.
///
/// What there is to look at first stands first; everything else is folded to a line each.
struct HTMLReport {
  let source: ReportSource

  private var phrases: Phrases { source.phrases }
  private var document: VerdictDocument { source.document }

  var text: String {
    let title = "\(phrases[.reportTitle]): \(document.submission.id)"
    // Even markup that slipped through could load nothing, run nothing and style nothing.
    let policy = "default-src 'none'; style-src 'nonce-\(source.token)'; base-uri 'none'; form-action 'none'"
    let lines =
      [
        "<!DOCTYPE html>",
        "<html lang=\"\(document.language.rawValue)\">",
        "<head>",
        "<meta charset=\"utf-8\">",
        "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">",
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
        "<meta name=\"color-scheme\" content=\"light dark\">",
        "<meta name=\"robots\" content=\"noindex\">",
        "<title>\(XMLText.content(title))</title>",
        "<style nonce=\"\(XMLText.attribute(source.token))\">",
        Self.style,
        "</style>",
        "</head>",
        "<body>",
        "<main>",
      ] + header + focus + document.chapters.flatMap(chapter) + suspicions + footer + ["</main>", "</body>", "</html>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private var header: [String] {
    let summary = document.summary
    let points = phrases[.pointsEarned(summary.earned, of: summary.points)]
    var lines = [
      "<header>",
      "<p class=\"kicker\">\(phrases[.reportTitle])</p>",
      "<h1>\(XMLText.content(document.submission.id))</h1>",
      "<p class=\"score\">\(points)</p>",
    ]
    if summary.points > .zero {
      lines.append(
        "<progress max=\"\(summary.points)\" value=\"\(summary.earned)\" aria-label=\"\(points)\"></progress>"
      )
    }
    return lines + ["<p class=\"counts\">\(source.counts.joined(separator: " · "))</p>", "</header>"]
  }

  /// The one thing to look at now.
  private var focus: [String] {
    guard let entry = source.entries.first(where: { $0.outcome == .failed || $0.outcome == .notReached }) else {
      return []
    }
    let text = HTMLText(phrases: phrases)
    let name = entry.test == nil || entry.exercise.message != nil ? entry.label.title : entry.name
    return [
      "<section class=\"focus\" aria-labelledby=\"first\">",
      "<h2 id=\"first\">\(phrases[.lookFirst])</h2>",
      "<p class=\"where\"><span>\(XMLText.content(entry.label.name))</span> "
        + "<code>\(XMLText.content(entry.label.file))</code></p>",
      "<p class=\"what\">\(text.status(entry.test?.status.mark ?? entry.exercise.status.mark)) "
        + "\(XMLText.content(name))</p>",
    ] + text.reason(entry, onlyFirst: true)
      + (source.isOwn && entry.advisesTests
        ? ["<p class=\"aside\">\(XMLText.content(phrases[.testsAreGiven]))</p>"] : [])
      + ["</section>"]
  }

  private func chapter(_ chapter: VerdictDocument.ChapterDocument) -> [String] {
    let heading = phrases[.chapterHeading(number: String(chapter.id.prefix(2)), title: chapter.title)]
    return [
      "<section class=\"chapter\">",
      "<h2>\(XMLText.content(heading)) "
        + "<span class=\"aside\">\(phrases[.pointsEarned(chapter.earned, of: chapter.points)])</span></h2>",
    ] + chapter.exercises.flatMap { HTMLExercise(source: source, chapter: chapter, exercise: $0).lines } + [
      "</section>"
    ]
  }

  private var suspicions: [String] {
    let items = document.chapters.flatMap { chapter in
      chapter.exercises.flatMap { exercise in
        source.suspicions(exercise).map { suspicion in
          let place = "\(chapter.id)/\(exercise.id)/\(suspicion.file):\(suspicion.line)"
          return "<li><code>\(XMLText.content(place))</code> \(XMLText.content(suspicion.text))</li>"
        }
      }
    }
    guard !items.isEmpty else { return [] }
    return ["<section class=\"suspicions\">", "<h2>\(phrases[.suspicions])</h2>", "<ul>"] + items + [
      "</ul>", "</section>",
    ]
  }

  private var footer: [String] {
    var lines = source.notesForReader
    if !document.submission.ignored.isEmpty { lines.append(phrases[.ignored(document.submission.ignored)]) }
    lines.append(source.graded)
    return ["<footer>"] + lines.map { "<p>\(XMLText.content($0))</p>" } + ["</footer>"]
  }
}
