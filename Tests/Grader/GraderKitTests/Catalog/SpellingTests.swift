import Testing

@testable import GraderKit

@Suite("What a mistyped word may have meant")
struct SpellingTests {
  @Test("The nearest known word, if any is near", arguments: words)
  func closest(_ word: String, _ known: [String], _ closest: String?) {
    #expect(Spelling.closest(to: word, among: known) == closest)
  }
}

private let commands = ["grade", "list", "next", "verify"]

private let words: [(String, [String], String?)] = [
  ("grade", commands, "grade"),
  ("grad", commands, "grade"),
  ("gradee", commands, "grade"),
  ("GRADE", commands, "grade"),
  ("lsit", commands, "list"),
  ("verfiy", commands, "verify"),
  ("everything", commands, nil),
  ("xyz", commands, nil),
  ("", commands, nil),
  ("grade", [], nil),
  // Of two that are equally near, the first.
  ("nest", ["test", "next"], "test"),
  ("next", ["test", "next"], "next"),
  // Long words may have more mistakes.
  ("--bild-timout", ["--build-timeout", "--timeout"], "--build-timeout"),
  // Two words of which no letter agrees have nothing to do with each other, however short they are.
  ("fr", ["en", "ko"], nil),
  ("kr", ["en", "ko"], "ko"),
]
