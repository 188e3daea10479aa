import Foundation
import Testing

@testable import GraderKit

@Suite("What tests print")
struct PrintedTextsTests {
  @Test("Is what stands between a test's start and its end, without what the testing library says there")
  func texts() {
    #expect(
      PrintedTexts(output, events: events).byTest == [
        "M.a()/T.swift:4:4": "hello\n  and\n\nafter", "M.b()/T.swift:6:4": "no end of line",
        "M.d()/T.swift:8:4": "last words\nT.swift:7: Fatal error: oh",
      ]
    )
  }

  @Test("Is nothing where the beginning or the end has been cut out of the output")
  func cut() {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex { $0.hasSuffix("Test \"A\" started.") } ?? 0
    let text = lines[(start + 1)...].joined(separator: "\n")
    #expect(Set(PrintedTexts(text, events: events).byTest.keys) == ["M.b()/T.swift:6:4", "M.d()/T.swift:8:4"])
    #expect(PrintedTexts("", events: events).byTest.isEmpty)
  }

  @Test("Is the beginning of what is long")
  func long() {
    let flood = output.replacing("hello", with: String(repeating: "🌊", count: 5_000))
    let text = PrintedTexts(flood, events: events).byTest["M.a()/T.swift:4:4"]
    #expect(text?.utf16.count ?? 0 <= PrintedTexts.limit)
    #expect(text?.hasSuffix("🌊…") == true)
  }

  private var events: TestEvents { TestEvents(Data(stream.joined(separator: "\n").utf8)) }
}

private let output = """
  ◇ Test run started.
  ↳ Testing Library Version: 6.3.1
  before any test
  ◇ Test "A" started.
  hello
    and
  ✘ Test "A" recorded an issue at T.swift:4:55: Expectation failed: (a → 1) == 2
  ↳ in more
    
    words

  after
  ✘ Test "A" failed after 0.001 seconds with 1 issue.
  between two
  ◇ Test b() started.
  no end of line✔ Test b() passed after 0.001 seconds.
  ◇ Test c() started.
  ✔ Test c() passed after 0.001 seconds.
  ◇ Test d() started.
  last words
  T.swift:7: Fatal error: oh

  """

private let stream = [
  event("testStarted", "M.a()/T.swift:4:4", 1, "Test \\\"A\\\" started."),
  event("testEnded", "M.a()/T.swift:4:4", 2, "Test \\\"A\\\" failed after 0.001 seconds with 1 issue."),
  event("testStarted", "M.b()/T.swift:6:4", 3, "Test b() started."),
  event("testEnded", "M.b()/T.swift:6:4", 4, "Test b() passed after 0.001 seconds."),
  event("testStarted", "M.c()/T.swift:7:4", 5, "Test c() started."),
  event("testEnded", "M.c()/T.swift:7:4", 6, "Test c() passed after 0.001 seconds."),
  event("testStarted", "M.d()/T.swift:8:4", 7, "Test d() started."),
]

private func event(_ kind: String, _ test: String, _ instant: Int, _ text: String) -> String {
  #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(test)","instant":{"absolute":\#(instant)},"messages":[{"text":"\#(text)"}]}}"#
}
