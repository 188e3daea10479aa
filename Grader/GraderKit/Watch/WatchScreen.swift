/// What a watch shows, for a terminal of some size.
package struct WatchScreen: Sendable {
  /// The exercise.
  package var entry: Standing.Entry
  /// When the last verdict came, in words; none while one is on its way.
  package var time: String?
  /// What there is to say.
  package var body: String
  /// Whether keys can be typed.
  package var hasKeys: Bool

  package init(
    entry: Standing.Entry,
    time: String?,
    body: String,
    hasKeys: Bool
  ) {
    self.entry = entry
    self.time = time
    self.body = body
    self.hasKeys = hasKeys
  }

  /// The screen's text: what it is about, as much as fits of what there is to say, and the keys.
  ///
  /// - Parameters:
  ///   - size: The columns and rows of the terminal.
  ///   - phrases: The language to speak.
  ///   - showsColour: Whether colours help the words.
  /// - Returns: Lines that take no more rows than there are.
  package func text(size: (columns: Int, rows: Int), phrases: Phrases, showsColour: Bool) -> String {
    let style = TextStyle(isColoured: showsColour)
    let state = phrases[time.map { .gradedAt($0) } ?? .gradingNow]
    let heading = "\(entry.name(phrases.language)) · \(state)"
    let keys = hasKeys ? phrases[.watchKeys] : ""
    let taken = rows(heading, size.columns) + rows(keys, size.columns) + 3
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let shown = fitting(lines, columns: size.columns, rows: max(1, size.rows - taken), phrases)
    return ([style.strong(heading), ""] + shown + (hasKeys ? ["", style.faint(keys)] : [""])).joined(separator: "\n")
  }

  private func fitting(_ lines: [String], columns: Int, rows available: Int, _ phrases: Phrases) -> [String] {
    var lines = lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    func isRoom(for count: Int) -> Bool {
      let more = count < lines.count ? rows(phrases[.moreLines(lines.count - count)], columns) : 0
      return lines.prefix(count).reduce(more) { $0 + rows($1, columns) } <= available
    }
    let count = (0...lines.count).last(where: isRoom) ?? 0
    return lines.prefix(count) + (count < lines.count ? [phrases[.moreLines(lines.count - count)]] : [])
  }

  /// How many rows a line takes: a terminal goes on below where it is too long.
  private func rows(_ line: String, _ columns: Int) -> Int {
    max(1, line.replacing(/\u{1B}\[[0-9;]*m/, with: "").wrapped(to: max(1, columns)).count)
  }
}
