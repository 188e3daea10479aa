/// What tests print, cut out of what their process has printed.
///
/// The testing library prints a line at the start and at the end of each test, and tells in the event stream which. What
/// stands between is the test's, but for what the library has to say of it. Whoever prints such lines, too, only moves texts
/// that no verdict goes by.
struct PrintedTexts {
  /// By the tests' ids; of what is long, the beginning.
  private(set) var byTest: [String: String] = [:]

  /// In UTF-16 units.
  static let limit = 4_000

  /// Cuts an output, in one go: it may have been written to make that long.
  ///
  /// - Parameters:
  ///   - output: What a process has printed.
  ///   - events: The event stream of the process.
  init(_ output: String, events: TestEvents) {
    let tests = events.tests.filter { !$1.isSuite && $1.startedAt != nil }
    var waiting: [String: [String]] = [:]
    for (id, record) in tests.sorted(by: { ($0.value.startedAt ?? 0, $0.key) > ($1.value.startedAt ?? 0, $1.key) }) {
      if let line = record.startLine { waiting[line, default: []].append(id) }
    }
    var open: (id: String, endLine: String?)?
    var lines: [Substring] = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let (id, endLine) = open, let endLine, line.hasSuffix(" \(endLine)") {
        // What has not ended its last line stands before the symbol.
        keep(lines + [line.dropLast(endLine.count + 2)], of: id)
        open = nil
      } else if line.isReport, let id = waiting[String(line.dropFirst(2))]?.popLast() {
        open = (id, tests[id]?.endLine)
        lines = []
      } else if open != nil {
        lines.append(line)
      }
    }
    // Who did not come to an end has printed all the rest.
    if let (id, endLine) = open, endLine == nil { keep(lines, of: id) }
  }

  /// Leaves out the library's own lines, which begin with a symbol, and those that go on with what they say, by two blanks.
  private mutating func keep(_ lines: [Substring], of id: String) {
    var kept: [Substring] = []
    var isReport = false
    for line in lines {
      isReport = line.isReport || isReport && line.hasPrefix("  ")
      if !isReport { kept.append(line) }
    }
    while kept.last?.isEmpty == true { kept.removeLast() }
    if !kept.isEmpty { byTest[id] = kept.joined(separator: "\n").excerpt(Self.limit) }
  }
}

extension Substring {
  fileprivate static let symbols: Set<Character> = ["◇", "✔", "✘", "━", "↳", "⚠", "⚠\u{FE0E}", "➜", "±", "⎙"]

  /// Whether the testing library may have written the line: a symbol and a blank stand before what it says.
  fileprivate var isReport: Bool {
    first.map(Self.symbols.contains) == true && dropFirst().first == " "
  }
}
