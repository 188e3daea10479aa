import Testing

@testable import GraderKit

@Suite("A zip file")
struct ZipReaderTests {
  @Test("Is unpacked: stored, deflated, with folders named or not")
  func unpacked() throws {
    let zip = ZipFixture(
      .init("a/"),
      .init("a/b.swift", "b"),
      .init("a/c/d.swift") { entry in
        entry.content = InflateTests.text
        entry.data = InflateTests.dynamic
        entry.method = 8
      },
      .init("empty", ""),
      .init("./e//f", "f")
    ) { $0.comment = "0123456789012345678901234567890123456789" }
    let archive = try Archive(zip.bytes)

    #expect(archive.format == .zip)
    #expect(
      archive.files.mapValues(Array.init) == [
        "a/b.swift": [98], "a/c/d.swift": InflateTests.text, "empty": [], "e/f": [102],
      ]
    )
    #expect(archive.folders == ["": ["a", "empty", "e"], "a": ["b.swift", "c"], "a/c": ["d.swift"], "e": ["f"]])
  }

  @Test("May be empty, and may be written into a pipe or with room for large sizes", arguments: unusual)
  func taken(_ sample: Unusual) throws {
    #expect(try Archive(sample.zip.bytes).files.mapValues(Array.init) == sample.files)
  }

  @Test("Is refused as a whole, with the reason", arguments: refused)
  func refusal(_ sample: Refused) {
    #expect(throws: sample.refusal) { try Archive(sample.zip.bytes, limits: small) }
  }

  @Test("Is refused where it is cut short, wherever that is")
  func truncated() {
    let zip = ZipFixture(.init("a", "some text"), .init("b", "more text")).bytes
    for count in 4..<zip.count {
      #expect(throws: ArchiveRefusal.truncated, "\(count)") { try Archive(Array(zip[..<count])) }
    }
  }

  @Test("Is refused where it holds more than it may")
  func limits() throws {
    let zip = ZipFixture(.init("a", "12345"), .init("b", "12345")).bytes
    #expect(throws: Never.self) { try Archive(zip, limits: .init(packed: zip.count, unpacked: 10, entries: 2)) }
    #expect(throws: ArchiveRefusal.tooLarge(mebibytes: 0)) { try Archive(zip, limits: .init(packed: zip.count - 1)) }
    #expect(throws: ArchiveRefusal.unpacksTooLarge(mebibytes: 0)) { try Archive(zip, limits: .init(unpacked: 9)) }
    #expect(throws: ArchiveRefusal.tooManyEntries(1)) { try Archive(zip, limits: .init(entries: 1)) }
  }

  struct Unusual: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var zip: ZipFixture
    var files: [String: [UInt8]]

    init(_ testDescription: String, _ zip: ZipFixture, _ files: [String: [UInt8]]) {
      self.testDescription = testDescription
      self.zip = zip
      self.files = files
    }
  }

  struct Refused: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var refusal: ArchiveRefusal
    var zip: ZipFixture

    init(_ testDescription: String, _ refusal: ArchiveRefusal, _ zip: ZipFixture) {
      self.testDescription = testDescription
      self.refusal = refusal
      self.zip = zip
    }
  }
}

private let small = ArchiveLimits(packed: 1 << 20, unpacked: 1 << 10, entries: 10, depth: 5)

private let unusual: [ZipReaderTests.Unusual] = [
  .init("nothing in it", ZipFixture(), [:]),
  .init(
    "checksum and sizes after the data",
    ZipFixture(
      .init("a", "1") {
        $0.flags = 8; $0.descriptor = [1, 2]
      }
    ),
    ["a": [49]]
  ),
  .init(
    "room for large sizes",
    ZipFixture(
      .init("a", "1") {
        $0.localSize = 0xFFFF_FFFF; $0.localExtra = [1, 0, 0, 0]
      }
    ),
    ["a": [49]]
  ),
  .init("something before it", ZipFixture(.init("a", "1")) { $0.prefix = [0x50, 0x4B, 3, 4] }, ["a": [49]]),
  .init(
    "attributes of another system",
    ZipFixture(
      .init("a", "1") {
        $0.system = 0; $0.mode = 0o120777
      }
    ),
    ["a": [49]]
  ),
  .init("one folder twice", ZipFixture(.init("a/"), .init("a/"), .init("a/b", "1")), ["a/b": [49]]),
  .init("names that differ by case", ZipFixture(.init("a", "1"), .init("A", "2")), ["a": [49], "A": [50]]),
]

private let refused: [ZipReaderTests.Refused] = [
  .init("upwards", .unsafePath("a/../../b"), ZipFixture(.init("a/../../b", "1"))),
  .init("absolute", .unsafePath("/etc/passwd"), ZipFixture(.init("/etc/passwd", "1"))),
  .init("backslashes", .unsafePath("..\\b"), ZipFixture(.init("..\\b", "1"))),
  .init("a drive", .unsafePath("C:/b"), ZipFixture(.init("C:/b", "1"))),
  .init("a zero in the name", .unsafePath("a\0b"), ZipFixture(.init("a\0b", "1"))),
  .init("a name of another encoding", .nameNotUTF8("\u{FFFD}"), ZipFixture(.init("") { $0.name = [0xFF] })),
  .init("no name", .damaged(entry: ""), ZipFixture(.init("", "1"))),
  .init("deep", .tooDeep("a/b/c/d/e/f", limit: 5), ZipFixture(.init("a/b/c/d/e/f", "1"))),
  .init("a symbolic link", .link("a"), ZipFixture(.init("a", "/etc/passwd") { $0.mode = 0o120777 })),
  .init(
    "a symbolic link by macOS",
    .link("a"),
    ZipFixture(
      .init("a", "b") {
        $0.mode = 0o120777; $0.system = 19
      }
    )
  ),
  .init("a device", .special("a"), ZipFixture(.init("a") { $0.mode = 0o020666 })),
  .init("a file twice", .duplicate("a"), ZipFixture(.init("a", "1"), .init("./a", "2"))),
  .init("names that are written in two ways", .duplicate("\u{E9}"), ZipFixture(.init("e\u{301}"), .init("\u{E9}"))),
  .init("a file that is a folder, too", .duplicate("a"), ZipFixture(.init("a", "1"), .init("a/b", "2"))),
  .init("a folder that is a file, too", .duplicate("a"), ZipFixture(.init("a/b", "2"), .init("a", "1"))),
  .init("encrypted", .encrypted("a"), ZipFixture(.init("a", "1") { $0.flags = 1 })),
  .init("strongly encrypted", .encrypted("a"), ZipFixture(.init("a", "1") { $0.flags = 64 })),
  .init("another compression", .unsupported(.compression(method: 12)), ZipFixture(.init("a", "1") { $0.method = 12 })),
  .init("zip64", .unsupported(.zip64), ZipFixture(.init("a", "1")) { $0.count = 0xFFFF }),
  .init("an entry of zip64", .unsupported(.zip64), ZipFixture(.init("a", "1") { $0.size = 0xFFFF_FFFF })),
  .init("several volumes", .unsupported(.severalVolumes), ZipFixture(.init("a", "1")) { $0.disk = 1 }),
  .init("a wrong checksum", .damaged(entry: "a"), ZipFixture(.init("a", "1") { $0.checksum = 7 })),
  .init("a stored size that is a lie", .damaged(entry: "a"), ZipFixture(.init("a", "1") { $0.size = 2 })),
  .init("a size that hides a bomb", .damaged(entry: "a"), ZipFixture(deflated { $0.size = 5 })),
  .init("a size that is too large", .damaged(entry: "a"), ZipFixture(deflated { $0.size = 400 })),
  .init("a bomb", .unpacksTooLarge(mebibytes: 0), ZipFixture(deflated { $0.size = 1025 })),
  .init("data after the stream", .damaged(entry: "a"), ZipFixture(deflated { $0.data = InflateTests.fixed + [0] })),
  .init("a stream that ends early", .damaged(entry: "a"), ZipFixture(deflated { $0.data?.removeLast(5) })),
  .init("names that disagree", .damaged(entry: "a"), ZipFixture(.init("a", "1") { $0.localName = [98] })),
  .init("sizes that disagree", .damaged(entry: "a"), ZipFixture(.init("a", "1") { $0.localSize = 7 })),
  .init(
    "one entry's data for two",
    .damaged(entry: "a"),
    ZipFixture(.init("a", "1"), .init("a", "1") { $0.offset = 0 })
  ),
  .init("an entry beyond the end", .damaged(entry: "a"), ZipFixture(.init("a", "1") { $0.offset = 70_000 })),
  .init(
    "data into the directory",
    .damaged(entry: "a"),
    ZipFixture(
      .init("a", "1") {
        $0.packedSize = 9; $0.size = 9
      }
    )
  ),
  .init("fewer entries than it says", .damaged(entry: nil), ZipFixture(.init("a", "1")) { $0.count = 2 }),
  .init("more entries than it says", .damaged(entry: nil), ZipFixture(.init("a", "1")) { $0.count = 0 }),
  .init("a directory of another size", .damaged(entry: nil), ZipFixture(.init("a", "1")) { $0.directorySize = 9 }),
  .init("something after it", .trailingData, ZipFixture(.init("a", "1")) { $0.trailing = [0] }),
]

/// An entry of 306 bytes that is packed into 11.
private func deflated(_ change: (inout ZipFixture.Entry) -> Void) -> ZipFixture.Entry {
  ZipFixture.Entry("a") { entry in
    entry.content = InflateTests.repeated
    entry.data = InflateTests.fixed
    entry.method = 8
    change(&entry)
  }
}
