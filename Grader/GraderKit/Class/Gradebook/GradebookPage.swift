import Foundation

/// A gradebook as a page for its teacher: one file without scripts, the same to the byte wherever and whenever it is made.
struct GradebookPage {
  let gradebook: Gradebook
  let phrases: Phrases

  init(_ gradebook: Gradebook) {
    self.gradebook = gradebook
    phrases = Phrases(gradebook.facts.language)
  }

  var facts: ClassFacts { gradebook.facts }
  var language: Language { facts.language }

  var text: String {
    // Only this style counts, and markup that slipped through could load nothing and run nothing.
    let policy = "default-src 'none'; style-src 'sha256-\(Self.digest)'; base-uri 'none'; form-action 'none'"
    let lines =
      [
        "<!DOCTYPE html>",
        "<html lang=\"\(language.rawValue)\">",
        "<head>",
        "<meta charset=\"utf-8\">",
        "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">",
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
        "<meta name=\"color-scheme\" content=\"light dark\">",
        "<meta name=\"robots\" content=\"noindex\">",
        "<title>\(title ?? say(.overview))</title>",
        "<style>\(Self.style)</style>",
        "</head>",
        "<body>",
        "<main>",
      ] + header + troubles + table + distribution + missed + alike
      + ["</main>", "</body>", "</html>"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Words, as markup holds them.
  func say(_ phrase: ClassPhrase) -> String { XMLText.content(phrases[.classroom(phrase)]) }

  /// The course's own title.
  private var title: String? { facts.course.title.map { XMLText.content(Printable.line($0)) } }

  private var header: [String] {
    var lines = ["<header>"]
    if title != nil { lines.append("<p class=\"kicker\">\(say(.overview))</p>") }
    lines.append("<h1>\(title ?? say(.overview))</h1>")
    lines.append("<p class=\"score\">\(say(.learners(gradebook.rows.count)))</p>")
    if let deadline = facts.course.deadline {
      let words = say(.lateUntil(deadline.description, factor: facts.course.lateFactor.description))
      lines.append("<p class=\"counts\">\(words)</p>")
    }
    return lines + ["</header>"]
  }

  /// Learners who have no points for a reason other than their code.
  private var troubles: [String] {
    let rows = gradebook.rows.filter { $0.state != .graded }
    guard !rows.isEmpty else { return [] }
    return [
      "<section class=\"focus\" aria-labelledby=\"troubles\">", "<h2 id=\"troubles\">\(say(.needsLook))</h2>", "<ul>",
    ]
      + rows.map { row in
        "<li>\(link(row)): \(XMLText.content(row.note ?? ""))</li>"
      } + ["</ul>", "</section>"]
  }

  /// A learner's name, which leads to the report.
  func link(_ row: GradebookRow) -> String {
    let path = ClassFolder.reportPath(row.name, "html")
    let allowed = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/")
    let address = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    return "<a href=\"\(XMLText.attribute(address))\">\(XMLText.content(row.learner))</a>"
  }
}
