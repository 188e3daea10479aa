extension GradebookPage {
  /// What was missed most often.
  var missed: [String] {
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
}
