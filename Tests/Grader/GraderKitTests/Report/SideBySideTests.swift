import Testing

@testable import GraderKit

@Suite("Two texts side by side")
struct SideBySideTests {
  @Test("Lines that both have stand beside each other, and so does what was changed between them")
  func rows() {
    let texts = SideBySide("a\nb\nc\nd\n", "a\nB\nc\nd\ne\n")
    #expect(
      texts.rows == [
        .init(left: "a", right: "a"), .init(left: "b", right: "B"), .init(left: "c", right: "c"),
        .init(left: "d", right: "d"), .init(left: nil, right: "e"),
      ]
    )
    #expect(SideBySide("", "a\n").rows == [.init(left: nil, right: "a")])
    #expect(SideBySide("a\n", "").rows == [.init(left: "a", right: nil)])
    #expect(SideBySide("a\n\nb", "a\n\nb\n").rows.allSatisfy { $0.isEqual })
  }

  @Test("What could move a terminal's cursor is shown as what it is, and a tab as two blanks")
  func printable() {
    let rows = SideBySide("\tone\u{1B}[2J\n", "\u{202E}two").rows
    #expect(rows.compactMap(\.left) == ["  one\u{FFFD}[2J"])
    #expect(rows.compactMap(\.right) == ["\u{FFFD}two"])
  }

  @Test("No text loses a line or its order", arguments: 0..<20)
  func whole(_ seed: Int) {
    func text(_ factor: Int) -> [String] { (0..<30).map { "\(($0 * factor + seed) % 7)" } }
    let (left, right) = (text(3), text(5))
    let rows = SideBySide(left.joined(separator: "\n"), right.joined(separator: "\n")).rows
    #expect(rows.compactMap(\.left) == left)
    #expect(rows.compactMap(\.right) == right)
    #expect(rows.contains { $0.isEqual })
  }

  @Test("A wide terminal shows two columns, in which long lines go on below")
  func wide() {
    let lines = SideBySide("let count = 1\nsame", "let count = \(String(repeating: "1", count: 40))\nsame")
      .lines(headings: ("yours", "the solution"), width: 83, style: TextStyle(isColoured: false))
    #expect(
      lines == [
        "yours                                    │ the solution",
        "let count = 1                            ≠ let count = 1111111111111111111111111111",
        "                                         ≠ 111111111111",
        "same                                     │ same",
      ]
    )
  }

  @Test("A narrow one shows one column, with what differs marked")
  func narrow() {
    let lines = SideBySide("a\nb", "a\nc")
      .lines(headings: ("yours", "the solution"), width: 40, style: TextStyle(isColoured: false))
    #expect(lines == ["- yours", "+ the solution", "  a", "- b", "+ c"])
  }

  @Test(
    "Columns stand straight, whatever script they are written in",
    arguments: ["// 세어 봐요", "// e\u{301}té", "// 👩‍🚀 ☀️"]
  )
  func scripts(_ text: String) {
    let lines = SideBySide(text, text).lines(headings: ("a", "b"), width: 80, style: TextStyle(isColoured: false))
    let columns = lines.map { line in line.prefix { $0 != "│" }.displayWidth }
    #expect(columns == [39, 39])
  }

  @Test(
    "A character takes the columns that terminals give it",
    arguments: [("a", 1), ("한", 2), ("é", 1), ("👍", 2), ("│", 1)]
  )
  func width(_ character: Character, _ width: Int) {
    #expect(character.displayWidth == width)
  }

  @Test("A text is broken where it is too wide, and nothing is lost", arguments: ["", "abcdef", "한국어로 적은 줄"])
  func wrapped(_ text: String) {
    let lines = text.wrapped(to: 4)
    #expect(lines.joined() == text)
    #expect(lines.allSatisfy { $0.displayWidth <= 4 })
    #expect(!lines.isEmpty)
  }
}
