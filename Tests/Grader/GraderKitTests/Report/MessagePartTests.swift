import Testing

@testable import GraderKit

@Suite("The parts of a message")
struct MessagePartTests {
  @Test("Are sentences, and lines that stand as they are", arguments: messages)
  func parts(_ message: String, _ parts: [MessagePart]) {
    #expect(MessagePart.parts(of: message) == parts)
  }
}

private let messages: [(String, [MessagePart])] = [
  ("", []),
  ("One.", [.sentence("One.")]),
  ("One:\n  two\n  three", [.sentence("One:"), .lines("  two\n  three")]),
  ("One.\n\nAction: .two", [.sentence("One."), .sentence("Action: .two")]),
  ("One.\n\nA(\n  b\n)\n\nTwo.\n", [.sentence("One."), .lines("A(\n  b\n)"), .sentence("Two.")]),
  ("\n  indented", [.lines("  indented")]),
]
