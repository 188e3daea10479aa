extension GradebookPage {
  /// How points are spread.
  var distribution: [String] {
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
}
