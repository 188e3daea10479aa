extension GradebookPage {
  /// The pairs that are alike.
  var alike: [String] {
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
}
