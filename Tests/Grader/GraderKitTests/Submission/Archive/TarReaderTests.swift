import Testing

@testable import GraderKit

@Suite("A tar file")
struct TarReaderTests {
  @Test("Is unpacked, whichever program has written it", arguments: written)
  func unpacked(_ sample: Written) throws {
    let archive = try Archive(sample.tar.bytes)
    #expect(archive.format == .tar)
    #expect(archive.files.mapValues { String(decoding: $0, as: UTF8.self) } == sample.files)
  }

  @Test("Its folders are known, named or not")
  func folders() throws {
    let tar = TarFixture(
      .init("./"),
      .init("./a/"),
      .init("./a/b", "1"),
      .init("c/d/e", "2"),
      .init("old/") { $0.type = "0" }
    )
    let folders = try Archive(tar.bytes).folders
    #expect(folders == ["": ["a", "c", "old"], "a": ["b"], "c": ["d"], "c/d": ["e"], "old": []])
  }

  @Test("Is refused as a whole, with the reason", arguments: refused)
  func refusal(_ sample: Refused) {
    let limits = ArchiveLimits(packed: 1 << 20, unpacked: 2000, entries: 5, depth: 5)
    #expect(throws: sample.refusal) { try Archive(sample.tar.bytes, limits: limits) }
  }

  @Test("Is refused where it is cut short, wherever that is")
  func truncated() {
    var tar = TarFixture(.init("a", "some text"), .init("b", "more text"))
    tar.end = []
    let bytes = tar.bytes
    for count in stride(from: 512, through: bytes.count, by: 64) {
      #expect(throws: ArchiveRefusal.truncated, "\(count)") { try Archive(Array(bytes[..<count])) }
    }
  }

  struct Written: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var tar: TarFixture
    var files: [String: String]

    init(_ testDescription: String, _ tar: TarFixture, _ files: [String: String]) {
      self.testDescription = testDescription
      self.tar = tar
      self.files = files
    }
  }

  struct Refused: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var refusal: ArchiveRefusal
    var tar: TarFixture

    init(_ testDescription: String, _ refusal: ArchiveRefusal, _ tar: TarFixture) {
      self.testDescription = testDescription
      self.refusal = refusal
      self.tar = tar
    }
  }
}

private let long = String(repeating: "long/", count: 4) + String(repeating: "x", count: 120)

private let written: [TarReaderTests.Written] = [
  .init("POSIX", TarFixture(.init("a", "1"), .init("b", "")), ["a": "1", "b": ""]),
  .init("POSIX, a long path", TarFixture(.init("c", "1") { $0.prefix = "a/b" }), ["a/b/c": "1"]),
  .init(
    "GNU, no prefix",
    TarFixture(
      .init("a", "1") {
        $0.magic = "ustar  \0"; $0.prefix = "00000"
      }
    ),
    ["a": "1"]
  ),
  .init(
    "before POSIX",
    TarFixture(
      .init("a", "1") {
        $0.magic = ""; $0.type = "\0"
      }
    ),
    ["a": "1"]
  ),
  .init(
    "GNU, a long path",
    TarFixture(.init("././@LongLink", long + "\0") { $0.type = "L" }, .init("cut", "1")),
    [long: "1"]
  ),
  .init("pax, a long path", TarFixture(.pax("path", long), .init("cut", "1"), .init("b", "2")), [long: "1", "b": "2"]),
  .init(
    "pax, a size",
    TarFixture(.pax("size", "3"), .init("a", "123") { $0.size = Array("00000000000\0".utf8) }),
    ["a": "123"]
  ),
  .init("pax, other things", TarFixture(.pax("mtime", "1.5"), .init("a", "1")), ["a": "1"]),
  .init("git", TarFixture(.pax("comment", "0123", isGlobal: true), .init("a", "1")), ["a": "1"]),
  .init(
    "GNU, a binary size",
    TarFixture(.init("a", "123") { $0.size = [0x80] + [UInt8](repeating: 0, count: 10) + [3] }),
    ["a": "123"]
  ),
  .init("one block at the end", TarFixture(.init("a", "1")) { $0.end.removeLast(512) }, ["a": "1"]),
  .init("padding at the end", TarFixture(.init("a", "1")) { $0.end += [UInt8](repeating: 0, count: 9000) }, ["a": "1"]),
  .init("nothing in it", TarFixture(), [:]),
]

private let refused: [TarReaderTests.Refused] = [
  .init("upwards", .unsafePath("../a"), TarFixture(.init("../a", "1"))),
  .init("absolute", .unsafePath("/a"), TarFixture(.init("/a", "1"))),
  .init("absolute by prefix", .unsafePath("/etc/a"), TarFixture(.init("a", "1") { $0.prefix = "/etc" })),
  .init("upwards by pax", .unsafePath("../../a"), TarFixture(.pax("path", "../../a"), .init("a", "1"))),
  .init(
    "upwards by a long name",
    .unsafePath("../b"),
    TarFixture(.init("x", "../b\0") { $0.type = "L" }, .init("a", "1"))
  ),
  .init("a folder upwards", .unsafePath("../"), TarFixture(.init("../"))),
  .init("another encoding", .nameNotUTF8("\u{FFFD}"), TarFixture(.init("") { $0.name = [0xFF] })),
  .init("a symbolic link", .link("a"), TarFixture(.init("a") { $0.type = "2" })),
  .init("a hard link", .link("a"), TarFixture(.init("a") { $0.type = "1" })),
  .init("a character device", .special("a"), TarFixture(.init("a") { $0.type = "3" })),
  .init("a block device", .special("a"), TarFixture(.init("a") { $0.type = "4" })),
  .init("a pipe", .special("a"), TarFixture(.init("a") { $0.type = "6" })),
  .init("an unknown kind", .special("a"), TarFixture(.init("a") { $0.type = "Z" })),
  .init("a sparse file", .unsupported(.sparseFile), TarFixture(.init("a") { $0.type = "S" })),
  .init("a sparse file by pax", .unsupported(.sparseFile), TarFixture(.pax("GNU.sparse.major", "1"), .init("a"))),
  .init("several volumes", .unsupported(.severalVolumes), TarFixture(.init("a") { $0.type = "M" })),
  .init("a file twice", .duplicate("a"), TarFixture(.init("a", "1"), .init("./a", "2"))),
  .init("no name", .damaged(entry: ""), TarFixture(.init("", "1"))),
  .init("a path for all", .damaged(entry: nil), TarFixture(.pax("path", "a", isGlobal: true), .init("b", "1"))),
  .init("a wrong checksum", .damaged(entry: nil), TarFixture(.init("a", "1"), .init("b", "2") { $0.checksum = 7 })),
  .init("no size", .damaged(entry: "a"), TarFixture(.init("a") { $0.size = Array("none        ".utf8) })),
  .init(
    "a negative size",
    .damaged(entry: "a"),
    TarFixture(.init("a") { $0.size = [UInt8](repeating: 0xFF, count: 12) })
  ),
  .init("a negative size by pax", .damaged(entry: nil), TarFixture(.pax("size", "-1"), .init("a"))),
  .init("a huge size by pax", .unpacksTooLarge(mebibytes: 0), TarFixture(.pax("size", "\(Int.max)"), .init("a"))),
  .init(
    "a huge size",
    .unpacksTooLarge(mebibytes: 0),
    TarFixture(.init("a") { $0.size = Array("77777777777\0".utf8) })
  ),
  .init(
    "a huge binary size",
    .unpacksTooLarge(mebibytes: 0),
    TarFixture(.init("a") { $0.size = [0x80, 0, 0, 0, 0, 127, 1, 1, 1, 1, 1, 1] })
  ),
  .init("pax without an equals sign", .damaged(entry: nil), TarFixture(.init("x", "5 ab\n") { $0.type = "x" })),
  .init("pax of a wrong length", .damaged(entry: nil), TarFixture(.init("x", "9 a=b\n") { $0.type = "x" })),
  .init("too much", .unpacksTooLarge(mebibytes: 0), TarFixture(.init("a", String(repeating: "1", count: 2001)))),
  .init("too many", .tooManyEntries(5), TarFixture { $0.entries = (1...6).map { .init("\($0)") } }),
  .init("something after it", .trailingData, TarFixture(.init("a", "1")) { $0.end += [1] }),
]
