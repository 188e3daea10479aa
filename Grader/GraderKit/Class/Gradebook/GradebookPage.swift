import Foundation

/// A gradebook as a page for its teacher: one file without scripts, the same to the byte wherever and whenever it is made.
struct GradebookPage {
  let gradebook: Gradebook
  let phrases: Phrases

  init(_ gradebook: Gradebook) {
    self.gradebook = gradebook
    phrases = Phrases(gradebook.facts.language)
  }

  private var facts: ClassFacts { gradebook.facts }
  private var language: Language { facts.language }

  var text: String {
    let title = Printable.line(facts.course.title ?? say(.overview))
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
        "<title>\(XMLText.content(title))</title>",
        "<style>\(Self.style)</style>",
        "</head>",
        "<body>",
        "<main>",
        "<header>",
        "<p class=\"kicker\">\(say(.overview))</p>",
        "<h1>\(XMLText.content(title))</h1>",
        "<p class=\"score\">\(say(.learners(gradebook.rows.count)))</p>",
      ] + deadline + ["</header>"] + troubles + table + distribution + missed + alike
      + ["</main>", "</body>", "</html>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func say(_ phrase: ClassPhrase) -> String { XMLText.content(phrases[.classroom(phrase)]) }

  private var deadline: [String] {
    guard let deadline = facts.course.deadline else { return [] }
    let factor = facts.course.lateFactor.description
    return ["<p class=\"counts\">\(say(.lateUntil(deadline.description, factor: factor)))</p>"]
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

  private var table: [String] {
    let chapters = facts.outline.chapters
    let isWeighted = gradebook.points != gradebook.weightedPoints || !facts.course.weights.isEmpty
    let hasDeadline = facts.course.deadline != nil || !facts.course.submitted.isEmpty
    func number(_ text: String) -> String { "<td class=\"number\">\(text)</td>" }
    func head(_ text: String, _ kind: String = "number") -> String {
      "<th scope=\"col\" class=\"\(kind)\">\(text)</th>"
    }
    var names = head(say(.learner), "name") + (hasDeadline ? head(say(.handedIn), "time") : "")
    names += chapters.map { chapter in
      let title = XMLText.attribute(Printable.line(chapter.title[language]))
      return
        "<th scope=\"col\" class=\"number\"><abbr title=\"\(title)\">\(XMLText.content(String(chapter.id.prefix(2))))</abbr></th>"
    }.joined()
    names += head(say(.total)) + (isWeighted ? head(say(.weighted)) : "") + head(say(.final))
    var most =
      "<th scope=\"row\" class=\"name\">\(XMLText.content(phrases[.points]))</th>" + (hasDeadline ? "<td></td>" : "")
    most += chapters.map { number($0.exercises.map(\.points).reduce(.zero, +).description) }.joined()
    most += number(gradebook.points.description)
    if isWeighted { most += number(gradebook.weightedPoints.description) }
    most += number(gradebook.weightedPoints.description)
    let rows = gradebook.rows.map { row in
      var cells = "<th scope=\"row\" class=\"name\">\(link(row))</th>"
      if hasDeadline {
        let late = row.isLate ? " <strong class=\"bad\">\(say(.late))</strong>" : ""
        cells += "<td class=\"time\">\(XMLText.content(row.submitted?.description ?? "–"))\(late)</td>"
      }
      cells += row.chapters.map { number($0?.description ?? "–") }.joined()
      cells += number(row.earned?.description ?? "–")
      if isWeighted { cells += number(row.weighted?.description ?? "–") }
      return "<tr>\(cells)\(number("<strong>\(row.final?.description ?? "–")</strong>"))</tr>"
    }
    return [
      "<section class=\"chapter\" aria-labelledby=\"points\">",
      "<h2 id=\"points\">\(XMLText.content(phrases[.points]))</h2>",
      "<div class=\"wide\" tabindex=\"0\">", "<table>", "<thead>", "<tr>\(names)</tr>", "</thead>", "<tbody>",
    ] + rows + ["</tbody>", "<tfoot>", "<tr>\(most)</tr>", "</tfoot>", "</table>", "</div>", "</section>"]
  }

  private var distribution: [String] {
    let points = gradebook.weightedPoints
    guard let distribution = Distribution(gradebook.rows.compactMap(\.final), of: points) else { return [] }
    let most = distribution.tenths.max() ?? 0
    let bars = distribution.tenths.enumerated().map { tenth, count in
      let range = tenth == 9 ? "90–100 %" : "\(10 * tenth)–\(10 * tenth + 9) %"
      return "<tr><th scope=\"row\" class=\"number\">\(range)</th>"
        + "<td><progress max=\"\(most)\" value=\"\(count)\" aria-hidden=\"true\"></progress></td><td class=\"number\">\(count)</td></tr>"
    }
    return [
      "<section class=\"chapter\" aria-labelledby=\"distribution\">",
      "<h2 id=\"distribution\">\(say(.distribution))</h2>",
      "<p class=\"counts\">\(say(.average(distribution.average, median: distribution.median, of: points)))</p>",
      "<table class=\"bars\">", "<tbody>",
    ] + bars + ["</tbody>", "</table>", "</section>"]
  }

  private var missed: [String] {
    guard !gradebook.missed.isEmpty else { return [] }
    let items = gradebook.missed.map { entry in
      let place = [entry.claim.test.map(Printable.line), entry.claim.line.map { phrases[.line($0)] }].compactMap { $0 }
      let text = XMLText.content(entry.claim.text)
      return "<li><span class=\"number\">\(say(.missedBy(entry.count, of: entry.all)))</span> "
        + "<span class=\"place\">\(XMLText.content(([entry.id.description] + place).joined(separator: " · ")))</span><br>"
        + (entry.claim.line == nil ? text : "<code>\(text)</code>") + "</li>"
    }
    return [
      "<section class=\"chapter\" aria-labelledby=\"missed\">", "<h2 id=\"missed\">\(say(.mostMissed))</h2>",
      "<ol class=\"missed\">",
    ] + items + ["</ol>", "</section>"]
  }

  private var alike: [String] {
    guard !gradebook.alike.isEmpty else { return [] }
    let shown = gradebook.alike.prefix(Self.mostPairs)
    let items = shown.map { pair in
      let likenesses = pair.likenesses.map { "<li>\(self.likeness($0))</li>" }.joined()
      return "<li>\(link(gradebook.rows[pair.first])) – \(link(gradebook.rows[pair.second]))<ul>\(likenesses)</ul></li>"
    }
    let more = gradebook.alike.count - shown.count
    return [
      "<section class=\"chapter\" aria-labelledby=\"alike\">", "<h2 id=\"alike\">\(say(.alike))</h2>",
      "<p class=\"counts\">\(say(.alikeMeans))</p>", "<ol class=\"missed\">",
    ] + items + ["</ol>"] + (more > 0 ? ["<p class=\"counts\">\(say(.morePairs(more)))</p>"] : []) + ["</section>"]
  }

  /// How many pairs are shown.
  static let mostPairs = 50

  private func likeness(_ likeness: AlikePair.Likeness) -> String {
    let files = facts.outline.exercises.first { $0.id == likeness.exercise }?.exercise.files ?? []
    func lines(_ places: [AlikePair.Place]) -> String {
      let shown = places.prefix(5).map { place in
        let lines =
          place.lines.count == 1 ? "\(place.lines.lowerBound)" : "\(place.lines.lowerBound)–\(place.lines.upperBound)"
        return "\(files.indices.contains(place.file) ? files[place.file] : ""):\(lines)"
      }
      return (shown + (places.count > 5 ? ["…"] : [])).joined(separator: ", ")
    }
    return "\(XMLText.content(likeness.exercise.description)): \(say(.alikeBy(likeness.percent))) "
      + "<span class=\"place\">\(XMLText.content("\(lines(likeness.firstPlaces)) | \(lines(likeness.secondPlaces))"))</span>"
  }

  private func link(_ row: GradebookRow) -> String {
    let path = ClassFolder.reportPath(row.name, "html")
    let allowed = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/")
    let address = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    return "<a href=\"\(XMLText.attribute(address))\">\(XMLText.content(row.learner))</a>"
  }

  /// The style's digest as pages name it, in base 64.
  private static var digest: String {
    var digits = Substring(SHA256.hexadecimal(Array(style.utf8)))
    var bytes = Data()
    while !digits.isEmpty {
      bytes.append(UInt8(digits.prefix(2), radix: 16) ?? 0)
      digits = digits.dropFirst(2)
    }
    return bytes.base64EncodedString()
  }

  private static let style =
    HTMLReport.style + """

      main { max-width: 72rem; }
      table { border-collapse: collapse; font-size: 0.9375rem; font-variant-numeric: tabular-nums; }
      th, td { padding: 0.375rem 0.75rem; text-align: left; border-bottom: 1px solid var(--line); vertical-align: baseline; }
      th { font-weight: 500; }
      thead th, tfoot th, tfoot td { color: var(--soft); font-weight: 400; }
      td.number, th.number { text-align: right; white-space: nowrap; }
      td.time { white-space: nowrap; color: var(--soft); }
      a { color: var(--accent); }
      .wide { overflow-x: auto; }
      .chapter > h2 { display: block; }
      .chapter > :last-child { border-bottom: 0; }
      .bars { margin-top: 0.75rem; width: 100%; max-width: 40rem; }
      .bars td:nth-child(2) { width: 100%; }
      .bars th, .bars td { border: 0; padding: 0.125rem 0.75rem 0.125rem 0; color: var(--soft); }
      .missed { padding-left: 1.5rem; }
      .missed li { padding: 0.375rem 0; }
      .focus ul { margin-top: 0.5rem; padding-left: 1.25rem; }
      """
}
