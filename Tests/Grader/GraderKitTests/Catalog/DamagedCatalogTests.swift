import Foundation
import Testing

@testable import GraderKit

/// What becomes of a chapter.json that is not as its author left it.
@Suite("A damaged chapter.json")
struct DamagedCatalogTests {
  @Test("How it was saved changes nothing (G15)")
  func savings() throws {
    let whole = try read(Data(text.utf8))
    #expect(whole.exercises.map(\.exercise.id) == ["Counter", "Lamp"])
    for ending in ["\n", "\r\n", "\r"] {
      for mark in ["", "\u{FEFF}"] {
        for last in [ending, "", ending + ending] {
          let saved = mark + text.replacing("\n", with: ending) + last
          #expect(try read(Data(saved.utf8)) == whole, "\(saved.debugDescription.prefix(20))")
        }
      }
    }
  }

  @Test("Cut off anywhere, it cannot be used, and is named with the reason (G15)")
  func cutOff() throws {
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count {
      let reason = try #require(try reason(Data(bytes.prefix(count))), "\(count)")
      #expect(!reason.isEmpty, "\(count)")
    }
  }

  @Test("With a byte changed, it says what it said, says something else, or is named with the reason", arguments: bytes)
  func changed(_ byte: UInt8) throws {
    var data = Data(text.utf8)
    for index in data.indices {
      let original = data[index]
      data[index] = byte
      if let reason = try reason(data) { #expect(!reason.isEmpty, "\(index)") }
      data[index] = original
    }
  }

  @Test("Without any one of its entries, it is named with that entry")
  func missing() throws {
    let lines = text.split(separator: "\n").map(String.init)
    for (index, line) in lines.enumerated() {
      guard let key = line.firstMatch(of: /^ *"(\w+)": .*[^\[]$/)?.1 else { continue }
      var others = lines
      others.remove(at: index)
      // The comma before what is last now.
      let damaged = others.joined(separator: "\n").replacing(/,(\s*})/) { $0.1 }
      let reason = try #require(try reason(Data(damaged.utf8)), "\(line)")
      #expect(reason.contains("\(key)' is missing"), "\(line): \(reason)")
    }
  }

  @Test("With any one of its values of another kind, it is named with the reason", arguments: values)
  func otherKind(_ value: String) throws {
    let lines = text.split(separator: "\n").map(String.init)
    for (index, line) in lines.enumerated() {
      guard let match = line.firstMatch(of: /^( *"\w+": )(.*[^\[,{])(,?)$/) else { continue }
      var others = lines
      others[index] = match.1 + value + match.3
      if let reason = try reason(Data(others.joined(separator: "\n").utf8)) {
        #expect(!reason.isEmpty, "\(line)")
      } else {
        // What is not refused is as good as what stood there.
        #expect(value.first == match.2.first || value == "0" && match.2.first?.isNumber == true, "\(line): \(value)")
      }
    }
  }

  @Test("Nested without end, or as long as no chapter is, it is named with the reason")
  func huge() throws {
    for text in [String(repeating: "[", count: 200_000), String(repeating: #"{"a":"#, count: 50_000)] {
      #expect(try reason(Data(text.utf8))?.isEmpty == false)
    }
  }

  @Test("An exercise that is worth more, or takes longer, than can be reckoned with is refused")
  func beyondAllNumbers() throws {
    for key in ["points", "minutes"] {
      for number in ["9223372036854775807", "1e18", "1000000001"] {
        let damaged = text.replacing(try Regex("\"\(key)\": \\d+"), with: "\"\(key)\": \(number)")
        #expect(try reason(Data(damaged.utf8))?.isEmpty == false, "\(key) \(number)")
      }
    }
  }

  /// Why it cannot be used; nothing where it can.
  private func reason(_ data: Data) throws -> String? {
    do {
      _ = try read(data)
      return nil
    } catch GraderFault.unreadableCatalog("Chapters/01-Start/chapter.json", let reason) {
      return reason
    }
  }

  private func read(_ data: Data) throws -> Catalog {
    try withTemporaryFolder { folder in
      try folder.write(data, to: "Chapters/01-Start/chapter.json")
      return try Catalog(kit: Kit(root: folder))
    }
  }
}

private let bytes: [UInt8] = [0x00, 0x22, 0x2D, 0xFF]

private let values = ["null", "true", "-1", "0", "1e999", #""""#, #""x""#, "[]", "{}", "[null]", #"{ "en": 1 }"#]

private let text = """
  {
    "id": "01-Start",
    "title": { "en": "Start", "ko": "시작" },
    "exercises": [
      {
        "id": "Counter",
        "kind": "feature",
        "points": 5,
        "minutes": 4,
        "title": { "en": "Counter", "ko": "카운터" },
        "files": ["Counter.swift"],
        "covers": ["T01"],
        "hints": { "en": ["Look."], "ko": ["봐요."] }
      },
      {
        "id": "Lamp",
        "kind": "feature",
        "points": 5,
        "minutes": 4,
        "title": { "en": "Lamp", "ko": "램프" },
        "files": ["Lamp.swift"],
        "covers": [],
        "hints": { "en": [], "ko": [] }
      }
    ]
  }
  """
