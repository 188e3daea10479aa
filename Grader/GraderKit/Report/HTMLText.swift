/// The parts of the page that say why something is not passed.
struct HTMLText {
  let phrases: Phrases

  /// A sign in its colour; a word beside it says the same, so that readers aloud may leave it out.
  func status(_ mark: String) -> String {
    let kind = mark == "✔" ? "good" : mark == "✘" ? "bad" : "open"
    return "<span class=\"mark \(kind)\" aria-hidden=\"true\">\(mark)</span>"
  }

  /// Why an entry is not passed: a sentence, what the compiler says, each failed assertion or the first of them.
  func reason(_ entry: ReportEntry, onlyFirst: Bool = false) -> [String] {
    let exercise = entry.exercise
    var lines: [String] = []
    if let message = exercise.message ?? entry.test?.message { lines += self.message(message) }
    if exercise.message != nil, !exercise.diagnostics.isEmpty {
      let text = exercise.diagnostics.map(\.text).joined(separator: "\n")
      lines.append("<pre tabindex=\"0\">\(XMLText.content(text))</pre>")
    }
    guard exercise.message == nil else { return lines }
    lines += exercise.doubts.map { "<p class=\"message\">\(XMLText.content($0.text))</p>" }
    let failed = entry.test?.assertions.filter { $0.status == .failed } ?? []
    let shown = onlyFirst ? failed.prefix(1) : failed[...]
    return shown.isEmpty ? lines : lines + ["<ul class=\"assertions\">"] + shown.flatMap(item) + ["</ul>"]
  }

  /// An assertion in a list: its claim, its place and, where it failed, what was found instead.
  func item(_ assertion: VerdictDocument.AssertionDocument) -> [String] {
    let times = assertion.times > 1 && assertion.status == .failed ? " · \(phrases[.times(assertion.times)])" : ""
    var lines = [
      "<li>\(status(assertion.status.mark)) <div><code class=\"claim\">\(XMLText.content(assertion.text))</code> "
        + "<span class=\"place\">\(phrases[.line(assertion.line)]) · \(phrases[assertion.status.phrase])\(times)</span>"
    ]
    if assertion.status == .failed {
      if let message = assertion.message { lines += self.message(message) }
      if let difference = assertion.difference { lines.append(self.difference(difference)) }
    }
    return lines + ["</div></li>"]
  }

  /// What a test lets pass unclaimed.
  func item(_ skipped: VerdictDocument.Skipped) -> [String] {
    [
      "<li>\(status("◽")) <div><span class=\"place\">\(phrases[.line(skipped.line)])</span>"
    ] + message(skipped.text) + (skipped.difference.map { [difference($0)] } ?? []) + ["</div></li>"]
  }

  /// A message: its sentences as text, its lines as they stand.
  func message(_ message: String) -> [String] {
    MessagePart.parts(of: message).map { part in
      switch part {
      case .sentence(let text): "<p class=\"message\">\(XMLText.content(text))</p>"
      case .lines(let text): "<pre tabindex=\"0\">\(XMLText.content(text))</pre>"
      }
    }
  }

  /// Lines with their signs, each a block of its own so that its colour reaches from side to side.
  private func difference(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let kind = line.hasPrefix("-") ? "del" : line.hasPrefix("+") ? "ins" : "span"
      return "<\(kind)>\(XMLText.content(String(line)))\n</\(kind)>"
    }
    return "<pre class=\"diff\" tabindex=\"0\"><code>\(lines.joined())</code></pre>"
  }
}
