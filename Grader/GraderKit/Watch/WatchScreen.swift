/// What a watch shows, for a terminal of some size.
package struct WatchScreen: Sendable {
  /// The exercise.
  package var entry: Standing.Entry
  package var page: WatchSession.Page
  /// The last verdict; none while one is on its way.
  package var verdict: String?
  /// When that came, in words.
  package var time: String
  package var hints: String
  package var list: String
  /// Whether the library is still to be built.
  package var isFirst: Bool
  /// Whether keys can be typed.
  package var hasKeys: Bool

  package init(
    entry: Standing.Entry,
    page: WatchSession.Page,
    verdict: String?,
    time: String,
    hints: String,
    list: String,
    isFirst: Bool,
    hasKeys: Bool
  ) {
    self.entry = entry
    self.page = page
    self.verdict = verdict
    self.time = time
    self.hints = hints
    self.list = list
    self.isFirst = isFirst
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
    let state = phrases[verdict == nil ? .gradingNow : .gradedAt(time)]
    let heading = "\(entry.number) \(entry.exercise.title[phrases.language]) · \(state)"
    let body =
      switch page {
      case .verdict: verdict ?? (isFirst ? phrases[.building(first: true)] : "")
      case .hints: hints
      case .list: list
      }
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
