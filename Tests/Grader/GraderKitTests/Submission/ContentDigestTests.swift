import Foundation
import Testing

@testable import GraderKit

@Suite("The digest of some files")
struct ContentDigestTests {
  @Test("Is the same for the same files")
  func same() {
    #expect(ContentDigest([("A", "one"), ("B", "two")]) == ContentDigest([("A", "one"), ("B", "two")]))
  }

  @Test("Differs for any difference", arguments: others)
  func differs(_ other: [[String]]) {
    #expect(ContentDigest([("A", "one"), ("B", "two")]) != ContentDigest(other.map { ($0[0], $0[1]) }))
  }

  @Test("Is kept as a hexadecimal number")
  func codable() throws {
    let digest = ContentDigest([("A", "one")])
    let data = try JSONEncoder().encode([digest])
    #expect(try JSONDecoder().decode([ContentDigest].self, from: data) == [digest])
    // FNV-1a's offset basis: the digest of nothing.
    #expect(try String(decoding: JSONEncoder().encode([ContentDigest([])]), as: UTF8.self) == #"["cbf29ce484222325"]"#)
  }

  @Test("Is not read from another text", arguments: [#""xyz""#, #""""#, "1"])
  func unreadable(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([ContentDigest].self, from: Data("[\(text)]".utf8))
    }
  }
}

private let others: [[[String]]] = [
  [],
  [["A", "one"]],
  [["B", "two"], ["A", "one"]],
  [["A", "two"], ["B", "one"]],
  [["A", "one"], ["B", "two "]],
  [["Ao", "ne"], ["B", "two"]],
  [["A", "oneB"], ["", "two"]],
  [["A", "one"], ["B", "two"], ["C", ""]],
]
