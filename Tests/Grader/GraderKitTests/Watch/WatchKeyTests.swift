import Testing

@testable import GraderKit

@Suite("The keys of a watch")
struct WatchKeyTests {
  @Test(
    "Are the letters of what they do, large and small, and what a Korean keyboard writes in their place",
    arguments: [
      ("hnlrq", [WatchKey.hint, .next, .list, .run, .quit]), ("HQ", [.hint, .quit]),
      ("ㅗㅜㅣㄱㅂ", [.hint, .next, .list, .run, .quit]),
      ("", []), ("xyz 1", []), ("\u{4}", [.quit]), ("\r\nn", [.next]),
    ]
  )
  func keys(_ text: String, _ keys: [WatchKey]) {
    #expect(WatchKey.keys(in: Array(text.utf8)) == keys)
  }

  @Test(
    "Arrows and other keys that send sequences mean nothing",
    arguments: ["\u{1B}[A", "\u{1B}OH", "\u{1B}", "\u{1B}[1;5l"]
  )
  func sequences(_ text: String) {
    #expect(WatchKey.keys(in: Array(text.utf8)) == [])
  }

  @Test("Bytes that are no text mean nothing")
  func bytes() {
    #expect(WatchKey.keys(in: [0xFF, 0xC3]) == [])
  }
}
