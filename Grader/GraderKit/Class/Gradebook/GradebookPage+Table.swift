extension GradebookPage {
  /// What each learner has earned, chapter by chapter.
  var table: [String] {
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
}
