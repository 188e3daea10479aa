import Foundation
import Testing

@testable import GraderKit

@Suite("The pipe for a process's output")
struct OutputPipeTests {
  @Test("Keeps the beginning and the end, and says how much it left out", arguments: outputs)
  func kept(_ written: String, _ text: String) throws {
    #expect(try read(Array(written.utf8)) == text)
  }

  @Test("Keeps no more of a flood")
  func flood() throws {
    let pipe = try OutputPipe(limit: 10)
    defer { pipe.close() }
    for round in 0..<100 {
      write(Array(repeating: UInt8(ascii: "a") + UInt8(round % 26), count: 1_000), to: pipe)
      pipe.read(waiting: 0)
    }
    #expect(pipe.text == "aaaaa\n[99990 bytes left out]\nvvvvv")
  }

  @Test("Shows bytes that are no text by the replacement character")
  func noText() throws {
    #expect(try read([0x61, 0xFF, 0x62]) == "a\u{FFFD}b")
  }

  @Test("Does not wait where there is nothing to read, before and after its end")
  func empty() throws {
    let pipe = try OutputPipe(limit: 10)
    defer { pipe.close() }
    pipe.read(waiting: 0)
    write(Array("abc".utf8), to: pipe)
    pipe.closeWriteEnd()
    for _ in 1...3 { pipe.read(waiting: 0) }
    #expect(pipe.text == "abc")
    #expect(pipe.writeEnd == -1)
  }

  private func read(_ bytes: [UInt8]) throws -> String {
    let pipe = try OutputPipe(limit: 10)
    defer { pipe.close() }
    write(bytes, to: pipe)
    pipe.read(waiting: 0)
    return pipe.text
  }

  private func write(_ bytes: [UInt8], to pipe: OutputPipe) {
    guard !bytes.isEmpty else { return }
    #expect(Foundation.write(pipe.writeEnd, bytes, bytes.count) == bytes.count)
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
