import Foundation
import Testing

@testable import GraderKit

@Suite("The names of what is handed in")
struct EntryNameTests {
  @Test("Each gets a file's name of its own that every system takes", arguments: names)
  func fileName(_ sample: Sample) {
    let name = EntryName(sample.name).fileName
    #expect(name.hasPrefix(sample.readable))
    #expect((name == sample.readable) == sample.isPlain)
    #expect("\(name).html".utf8.count <= 255)
    #expect(!name.contains(/[\/\\:*?"<>|\p{C}]/))
    #expect(name.first != "." && name.first != "-" && name.last != ".")
  }

  @Test("No two share a file, not even on a system that knows no capital letters, or one way to write an accent alone")
  func unique() {
    let files = names.map { EntryName($0.name).fileName.precomposedStringWithCanonicalMapping.lowercased() }
    #expect(Set(files).count == names.count)
  }

  @Test("Those that only look the same are not the same")
  func equality() {
    #expect(EntryName("\u{E9}") != EntryName("e\u{301}"))
    #expect(Set(names.map { EntryName($0.name) }).count == names.count)
    #expect(EntryName("\u{E9}") == EntryName("\u{E9}"))
  }

  @Test("They are in the order of their bytes, the same on every machine")
  func order() {
    let sorted = ["B", "a", "b", "e\u{301}", "\u{E9}", "가"].map { EntryName($0) }
    #expect(sorted.shuffled().sorted() == sorted)
  }

  @Test("A record keeps them to the byte", arguments: names)
  func kept(_ sample: Sample) throws {
    let name = EntryName(sample.name)
    #expect(try JSONDecoder().decode(EntryName.self, from: JSONEncoder().encode(name)) == name)
  }

  @Test("A learner is called as the entry is, without what says that it is an archive")
  func learner() {
    let learners = ["kim.zip", "kim.tar.gz", "kim.TGZ", "kim.tar", "kim", "kim.txt", ".zip"].map {
      EntryName($0).learner
    }
    #expect(learners == ["kim", "kim", "kim", "kim", "kim", "kim.txt", ".zip"])
  }

  struct Sample: Sendable {
    var name: String
    var readable: String
    var isPlain: Bool

    init(_ name: String, _ readable: String, isPlain: Bool = false) {
      self.name = name
      self.readable = readable
      self.isPlain = isPlain
    }
  }
}

private let names: [EntryNameTests.Sample] = [
  .init("kim", "kim", isPlain: true), .init("Kim", "Kim"), .init("KIM", "KIM"),
  .init("kim.zip", "kim.zip", isPlain: true), .init("kim-01_a.tar.gz", "kim-01_a.tar.gz", isPlain: true),
  .init("kim ", "kim"), .init(" kim", "kim"), .init("-kim", "kim"), .init("--output", "output"),
  .init("...", "entry"), .init("..kim", "kim"), .init(". .", "entry"), .init("..\u{2215}kim", "kim"),
  .init("kim.", "kim"), .init(".kim", "kim"),
  .init("k%69m", "k-69m"), .init("kim%00", "kim-00"), .init("ki\nm", "ki-m"), .init("ki\tm", "ki-m"),
  .init("ki\u{1B}[31mm", "ki-31mm"), .init("ki'm", "ki-m"), .init("ki\"m", "ki-m"), .init("ki\\m", "ki-m"),
  .init("=1+1", "1-1"), .init("@kim", "kim"), .init("<b>kim</b>", "b-kim-b"), .init("a&b", "a-b"), .init("a:b", "a-b"),
  .init("김민지", "김민지"), .init("김민지".decomposedStringWithCanonicalMapping, "김민지"),
  .init("Zo\u{EB}", "Zo\u{EB}"), .init("Zoe\u{308}", "Zo\u{EB}"),
  .init("\u{202E}mik", "mik"), .init("👩‍🚀", "entry"), .init("~kim", "kim"),
  .init("kim~0123456789abcdef", "kim-0123456789abcdef"),
  .init(String(repeating: "a", count: 60), String(repeating: "a", count: 60), isPlain: true),
  .init(String(repeating: "a", count: 61), String(repeating: "a", count: 40)),
  .init(String(repeating: "a", count: 255), String(repeating: "a", count: 40)),
  .init(String(repeating: "가", count: 85), String(repeating: "가", count: 40)),
]
