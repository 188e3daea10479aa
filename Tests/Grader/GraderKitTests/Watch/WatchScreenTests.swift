import Testing

@testable import GraderKit

@Suite("The screen of a watch")
struct WatchScreenTests {
  @Test("Shows what it is about, what there is to say, and the keys")
  func verdict() {
    #expect(
      text(size: (80, 24)) == """
        1.2 The Lamp · graded 10:11:12

        one
        two
        three

        h hint  n next  l list  r run  q quit
        """
    )
    #expect(
      text(size: (80, 24), language: .korean, time: nil, body: "") == """
        1.2 연습 Lamp · 채점 중…


        h 힌트  n 다음  l 목록  r 실행  q 끝
        """
    )
  }

  @Test("Speaks of no keys where none can be typed")
  func keyless() {
    #expect(text(size: (80, 24), hasKeys: false) == "1.2 The Lamp · graded 10:11:12\n\none\ntwo\nthree\n")
  }

  @Test("What does not fit is left out, and told", arguments: [(40, 10), (20, 12), (80, 8), (40, 24), (10, 30)])
  func room(_ columns: Int, _ rows: Int) {
    let lines = (1...30).map { "\($0) " + String(repeating: "가나 ", count: $0 % 5) }
    let text = text(size: (columns, rows), body: lines.joined(separator: "\n"))
    let taken = text.split(separator: "\n", omittingEmptySubsequences: false)
      .reduce(0) { $0 + max(1, $1.wrapped(to: columns).count) }
    // The cursor stands on the last row.
    #expect(taken < rows)
    let words = text.replacing("\n", with: " ")
    #expect(words.contains("lines more"))
    #expect(words.hasSuffix("q quit"))
  }

  @Test("The line to show is shown with what stands around it, wherever it stands", arguments: 0..<40)
  func focus(_ line: Int) {
    let lines = (0..<40).map { "line \($0)." }
    let text = text(size: (80, 15), body: lines.joined(separator: "\n"), focus: line)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 14)
    #expect(text.contains("\n\(lines[line])\n"))
    if line + 1 < lines.count { #expect(text.contains("\n\(lines[line + 1])\n")) }
  }

  @Test("A line that is too long goes on below, between words, as deep as it began")
  func words() {
    let body = "  ✘ The state says nothing of what came\n    expected: \(String(repeating: "x", count: 30))"
    #expect(
      text(size: (20, 24), body: body) == """
        1.2 The Lamp ·
        graded 10:11:12

          ✘ The state says
          nothing of what
          came
            expected:
            xxxxxxxxxxxxxxxx
        xxxxxxxxxxxxxx

        h hint  n next  l
        list  r run  q quit
        """
    )
  }

  @Test("Colours take no room")
  func colours() {
    let style = TextStyle(isColoured: true)
    let lines = (1...5).map { style.bad(String(repeating: "\($0)", count: 36)) }
    let text = text(size: (40, 12), body: lines.joined(separator: "\n"))
    #expect(lines.allSatisfy { text.contains($0) })
  }

  @Test("A verdict that is very long is measured line by line, once", .timeLimit(.minutes(1)))
  func long() {
    let lines = (0..<20_000).map { "\u{1B}[31m✘\u{1B}[0m line \($0)" }
    #expect(text(size: (80, 15), body: lines.joined(separator: "\n"), focus: 10_000).contains("line 10000"))
  }

  private func text(
    size: (columns: Int, rows: Int),
    language: Language = .english,
    time: String? = "10:11:12",
    body: String = "one\ntwo\nthree\n",
    focus: Int = 0,
    hasKeys: Bool = true
  ) -> String {
    let (chapter, exercise) = SampleCourse.catalog.exercises[1]
    let screen = WatchScreen(
      entry: Standing.Entry(chapter: chapter, exercise: exercise, state: .untried, earned: .zero),
      time: time,
      body: body,
      focus: focus,
      hasKeys: hasKeys
    )
    return screen.text(size: size, phrases: Phrases(language), showsColour: false)
  }
}
