/// What a watch shows, for a terminal of some size.
package struct WatchScreen: Sendable {
  /// The exercise.
  package var entry: Standing.Entry
  /// When the last verdict came, in words; none while one is on its way.
  package var time: String?
  /// What there is to say.
  package var body: String
  /// The line of it that is shown if not all of it fits.
  package var focus: Int
  /// Whether keys can be typed.
  package var hasKeys: Bool

  package init(
    entry: Standing.Entry,
    time: String?,
    body: String,
    focus: Int = 0,
    hasKeys: Bool
  ) {
    self.entry = entry
    self.time = time
    self.body = body
    self.focus = focus
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
    let columns = max(1, size.columns)
    let state = phrases[time.map { .gradedAt($0) } ?? .gradingNow]
    let heading = "\(entry.name(phrases.language)) · \(state)".folded(to: columns)
    let keys = hasKeys ? phrases[.watchKeys].folded(to: columns) : [""]
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map { $0.folded(to: columns) }
    let shown = fitting(lines, columns: columns, rows: max(1, size.rows - heading.count - keys.count - 3), phrases)
    let end = hasKeys ? [""] + keys.map(style.faint) : keys
    return (heading.map(style.strong) + [""] + shown + end).joined(separator: "\n")
  }

  /// The lines around the one to show, as many as there is room for.
  private func fitting(_ lines: [[String]], columns: Int, rows available: Int, _ phrases: Phrases) -> [String] {
    let lines = lines.prefix(through: lines.lastIndex { $0 != [""] } ?? -1)
    let more = phrases[.moreLines(lines.count)].folded(to: columns).count
    // How many rows the lines before each of them take: a long text is measured once.
    let ends = lines.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count) }
    func isRoom(for range: Range<Int>) -> Bool {
      let left = (range.lowerBound > 0 ? more : 0) + (range.upperBound < lines.count ? more : 0)
      return ends[range.upperBound] - ends[range.lowerBound] + left <= available
    }
    let range = range(around: max(0, min(focus, lines.count - 1)), of: lines.count, where: isRoom)
    func told(_ count: Int) -> [String] { count > 0 ? phrases[.moreLines(count)].folded(to: columns) : [] }
    return told(range.lowerBound) + lines[range].flatMap(\.self) + told(lines.count - range.upperBound)
  }

  /// As many lines around one as there is room for.
  private func range(around line: Int, of count: Int, where isRoom: (Range<Int>) -> Bool) -> Range<Int> {
    if isRoom(0..<count) { return 0..<count }
    guard let end = (line + 1...count).last(where: { isRoom(line..<$0) }) else { return 0..<0 }
    // Half of the room for what stands below: whoever looks for a line looks for what follows it.
    let enough = line == 0 ? end : min(end, line + max(2, (end - line) / 2))
    let start = (0...line).first { isRoom($0..<enough) } ?? line
    let last = (enough...count).last { isRoom(start..<$0) } ?? enough
    return start..<last
  }
}
