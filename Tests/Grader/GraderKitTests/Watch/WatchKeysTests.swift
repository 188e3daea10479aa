import Testing

@testable import GraderKit

@Suite("The keys of a watch")
struct WatchKeysTests {
  @Test(
    "Are the letters of what they do, large and small, and what a Korean keyboard writes in their place",
    arguments: [
      ("hnlrq", [WatchKey.hint, .next, .list, .run, .quit]), ("HQ", [.hint, .quit]),
      ("ㅗㅜㅣㄱㅂ", [.hint, .next, .list, .run, .quit]),
      ("", []), ("xyz 1", []), ("\u{4}", [.quit]), ("\r\nn", [.next]),
    ]
  )
  func keys(_ text: String, _ keys: [WatchKey]) {
    #expect(read([text]) == keys)
    // However it arrives.
    var reader = WatchKeys()
    #expect(text.utf8.flatMap { reader.read([$0]) } == keys)
  }

  @Test(
    "Keys that send sequences mean nothing, and hide nothing that is typed before or after them",
    arguments: [
      "\u{1B}[A", "\u{1B}OH", "\u{1B}OQ", "\u{1B}[1;5l", "\u{1B}[H", "\u{1B}h", "\u{1B}[15~", "\u{1B}\u{1B}[A",
    ]
  )
  func sequences(_ text: String) {
    #expect(read([text]) == [])
    #expect(read(["r\(text)q"]) == [.run, .quit])
    #expect(read([text, "q"]) == [.quit])
  }

  @Test("A sequence that is cut while it arrives is one all the same")
  func cut() {
    #expect(read(["\u{1B}[", "H", "l"]) == [.list])
    #expect(read(["\u{1B}O", "Q", "l"]) == [.list])
    #expect(read(["\u{1B}[1;", "5l", "l"]) == [.list])
  }

  @Test("The escape key by itself means nothing, and what is typed after it is typed")
  func escape() {
    #expect(read(["\u{1B}", "q"]) == [.quit])
  }

  @Test("What is pasted are no keys")
  func paste() {
    #expect(read(["l\u{1B}[200~hello q", "q\nrm \u{1B}[A l\u{1B}[20", "1~n"]) == [.list, .next])
  }

  @Test("Bytes that are no text mean nothing, and a character that is cut is read")
  func bytes() {
    var reader = WatchKeys()
    #expect(reader.read([0xFF, 0xC3, 0x68]) == [.hint])
    #expect(reader.read(Array("ㅂ".utf8.prefix(2))) == [])
    #expect(reader.read(Array("ㅂ".utf8.dropFirst(2))) == [.quit])
    #expect(reader.read([0x80, 0x80, 0x80, 0x80, 0x80, 0x71]) == [.quit])
  }

  private func read(_ pieces: [String]) -> [WatchKey] {
    var reader = WatchKeys()
    return pieces.flatMap { reader.read($0.utf8) }
  }
}
