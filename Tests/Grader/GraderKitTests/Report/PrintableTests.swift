import Testing

@testable import GraderKit

@Suite("Texts of unknown origin")
struct PrintableTests {
  @Test("Lose what could move a cursor, change colours or break a file's format", arguments: texts)
  func text(_ text: String, _ printable: String) {
    #expect(Printable.text(text) == printable)
  }

  @Test("On a line of their own have no line ends and no tabs", arguments: linesTexts)
  func line(_ text: String, _ printable: String) {
    #expect(Printable.line(text) == printable)
  }

  @Test("Messages of several lines follow each other on one")
  func sentence() {
    #expect(Printable.sentence("It does not build.\n  a\tb\r\n\n  c") == "It does not build. a\u{FFFD}b c")
    let long = Printable.sentence("'" + String(repeating: "가", count: 6_000) + "' is a link. Take it out.")
    #expect(long.count == 801)
    #expect(long.hasPrefix("'가") && long.hasSuffix("가' is a link. Take it out."))
  }

  @Test("Are cut where they have no end")
  func endless() {
    let text = String(repeating: "가", count: Printable.limit)
    #expect(Printable.text(text) == text)
    #expect(Printable.text(text + "나다") == text + "…")
  }
}

private let texts: [(String, String)] = [
  ("", ""),
  ("plain, 한글, é, 👩‍🚀 and …", "plain, 한글, é, 👩‍🚀 and …"),
  ("two\nlines\tand a tab", "two\nlines\tand a tab"),
  ("\u{1B}[31mred\u{1B}[0m", "\u{FFFD}[31mred\u{FFFD}[0m"),
  ("\u{9B}31m", "\u{FFFD}31m"),
  ("right\u{202E}tfel\u{2069}", "right\u{FFFD}tfel\u{FFFD}"),
  ("a\rb", "a\u{FFFD}b"),
  ("a\r\nb\r\n\r\nc\n\rd", "a\nb\n\nc\n\u{FFFD}d"),
  ("a\u{2028}b\u{2029}c", "a\nb\nc"),
  ("bell\u{7}, null\u{0}, delete\u{7F}", "bell\u{FFFD}, null\u{FFFD}, delete\u{FFFD}"),
]

private let linesTexts: [(String, String)] = [
  ("a title", "a title"),
  ("a\nb\r\nc\rd\te", "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e"),
  ("a\u{2028}b\u{85}c\u{B}d", "a\u{FFFD}b\u{FFFD}c\u{FFFD}d"),
]
