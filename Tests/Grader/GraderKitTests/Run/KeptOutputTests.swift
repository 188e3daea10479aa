import Foundation
import Testing

@testable import GraderKit

@Suite("What is kept of a process's output")
struct KeptOutputTests {
  @Test("Is its beginning and its end, and says how much was left out", arguments: outputs)
  func kept(_ written: String, _ text: String) {
    #expect(keep(Array(written.utf8)) == text)
    // Whatever the pieces that it arrives in.
    #expect(keep(written.utf8.map { [$0] }) == text)
  }

  @Test("Is no more of a flood")
  func flood() {
    let pieces = (0..<100).map { Array(repeating: UInt8(ascii: "a") + UInt8($0 % 26), count: 1_000) }
    #expect(keep(pieces) == "aaaaa\n[99990 bytes left out]\nvvvvv")
  }

  @Test("Shows bytes that are no text by the replacement character")
  func noText() {
    #expect(keep([0x61, 0xFF, 0x62]) == "a\u{FFFD}b")
  }

  private func keep(_ pieces: [UInt8]...) -> String { keep(pieces) }

  private func keep(_ pieces: [[UInt8]]) -> String {
    var output = KeptOutput(limit: 10)
    for piece in pieces { piece.withUnsafeBytes { output.append($0) } }
    return output.text
  }
}

private let outputs: [(String, String)] = [
  ("", ""),
  ("abc", "abc"),
  ("0123456789", "0123456789"),
  ("0123456789A", "01234\n[1 bytes left out]\n6789A"),
  ("0123456789ABCDE", "01234\n[5 bytes left out]\nABCDE"),
  ("0123456789ABCDEFGHIJKLMN", "01234\n[14 bytes left out]\nJKLMN"),
]
