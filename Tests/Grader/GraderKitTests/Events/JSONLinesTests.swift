import Foundation
import Testing

@testable import GraderKit

@Suite("A file of one JSON object a line")
struct JSONLinesTests {
  @Test("Is read as far as it can be", arguments: files)
  func read(_ file: File) {
    let lines = JSONLines<[Int]>(file.data)
    #expect(lines.records == file.records)
    #expect(lines.malformed == file.malformed)
    #expect(lines.isTruncated == file.isTruncated)
  }

  struct File: CustomTestStringConvertible {
    var testDescription: String
    var data: Data
    var records: [[Int]]
    var malformed = 0
    var isTruncated = false
  }
}

private let files: [JSONLinesTests.File] = [
  .init(testDescription: "empty", data: Data(), records: []),
  .init(testDescription: "whole", data: Data("[1]\n[2]\n".utf8), records: [[1], [2]]),
  .init(testDescription: "blank lines", data: Data("\n[1]\n\n".utf8), records: [[1]]),
  .init(testDescription: "a last line without its end", data: Data("[1]\n[2]".utf8), records: [[1], [2]]),
  .init(testDescription: "a last line cut short", data: Data("[1]\n[2".utf8), records: [[1]], isTruncated: true),
  .init(testDescription: "no JSON", data: Data("hello\n[1]\n".utf8), records: [[1]], malformed: 1),
  .init(testDescription: "other JSON", data: Data("{}\n[1]\nnull\n".utf8), records: [[1]], malformed: 2),
  .init(
    testDescription: "no UTF-8",
    data: Data([0xFF, 0xFE, 0x0A]) + Data("[1]\n".utf8),
    records: [[1]],
    malformed: 1
  ),
  .init(testDescription: "two in one line", data: Data("[1][2]\n[3]\n".utf8), records: [[3]], malformed: 1),
  .init(testDescription: "not from its beginning", data: Data("xx[1]\n".utf8).dropFirst(2), records: [[1]]),
]
