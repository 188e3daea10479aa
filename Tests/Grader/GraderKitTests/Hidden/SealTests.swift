import Foundation
import Testing

@testable import GraderKit

@Suite("Sealed files")
struct SealTests {
  @Test("Come out as they went in, whatever was done to the ends of lines", arguments: [files, [:], ["": ""]])
  func roundTrip(_ files: [String: String]) throws {
    let sealed = Seal.text(of: files)
    #expect(try Seal.files(in: sealed) == files)
    #expect(try Seal.files(in: sealed.replacing("\n", with: "\r\n")) == files)
  }

  @Test("Show no word of what they hold, not even when the letters are taken for bytes")
  func unreadable() throws {
    let sealed = Seal.text(of: files)
    let letters = try #require(sealed.split(separator: "\n", maxSplits: 2).last)
    let bytes = try #require(Data(base64Encoded: letters.filter { !$0.isWhitespace }))
    for word in ["LampTests", "isOn", "Would", "알아챌까요"] {
      #expect(files.contains { "\($0.key) \($0.value)".contains(word) })
      #expect(!sealed.contains(word))
      #expect(bytes.range(of: Data(word.utf8)) == nil)
    }
  }

  @Test("Are the same each time, and others for other contents")
  func stable() {
    #expect(Seal.text(of: files) == Seal.text(of: files))
    #expect(Seal.text(of: files) != Seal.text(of: files.merging(["Lamp.swift": ""]) { $1 }))
  }

  @Test("Are refused where a letter has changed, or the end is missing")
  func damaged() {
    let sealed = Array(Seal.text(of: files))
    let places = sealed.indices.filter { !sealed[$0].isWhitespace && sealed[$0] != "=" }
    for place in places {
      var changed = sealed
      changed[place] = changed[place] == "A" ? "B" : "A"
      #expect(throws: Seal.Damaged.self, "letter \(place)") { try Seal.files(in: String(changed)) }
    }
    for count in [0, 1, 20, sealed.count / 2, sealed.count - 3] {
      #expect(throws: Seal.Damaged.self, "\(count) letters") { try Seal.files(in: String(sealed.prefix(count))) }
    }
  }
}

private let files = [
  "LampTests.swift": "@Test func on() { #expect(isOn) }\n",
  "Variants/never.fault": "question.en: Would they notice?\nquestion.ko: 알아챌까요?\n",
]
