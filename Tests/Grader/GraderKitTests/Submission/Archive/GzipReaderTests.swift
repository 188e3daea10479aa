import Testing

@testable import GraderKit

@Suite("A compressed tar file")
struct GzipReaderTests {
  @Test("Is unpacked, whatever its header holds", arguments: headers)
  func unpacked(_ flags: UInt8, _ fields: [UInt8]) throws {
    let archive = try Archive(
      GzipFixture(tar) {
        $0.flags = flags; $0.fields = fields
      }.bytes
    )
    #expect(archive.format == .tarGzip)
    #expect(archive.files.mapValues(Array.init) == ["a": [49]])
  }

  @Test("May be made of several members, and padded")
  func members() throws {
    let bytes = GzipFixture(Array(tar[..<700])).bytes + GzipFixture(Array(tar[700...])).bytes + [0, 0, 0]
    #expect(try Archive(bytes).files.mapValues(Array.init) == ["a": [49]])
  }

  @Test("Is refused as a whole, with the reason", arguments: refused.indices)
  func refusal(_ index: Int) {
    let (refusal, bytes) = refused[index]
    let limits = ArchiveLimits(unpacked: tar.count)
    #expect(throws: refusal) { try Archive(bytes, limits: limits) }
  }

  @Test("Is refused where it is cut short, wherever that is")
  func truncated() {
    let bytes = GzipFixture(tar) {
      $0.flags = 8; $0.fields = [97, 0]
    }.bytes
    for count in 2..<bytes.count {
      #expect(throws: ArchiveRefusal.truncated, "\(count)") { try Archive(Array(bytes[..<count])) }
    }
  }

  @Test("Archives of other kinds are told by their name")
  func others() {
    for (bytes, name) in [([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], "7z"), (Array("BZh9".utf8), "bzip2")]
      as [([UInt8], String)]
    {
      #expect(throws: ArchiveRefusal.foreignFormat(name)) { try Archive(bytes) }
    }
    for bytes in [[], [0], [UInt8](repeating: 0, count: 512), Array("let a = 1".utf8)] as [[UInt8]] {
      #expect(throws: ArchiveRefusal.unknownFormat) { try Archive(bytes) }
    }
  }
}

private let tar = TarFixture(.init("a", "1")).bytes

private let headers: [(UInt8, [UInt8])] = [
  (0, []), (1, []), (8, [97, 0]), (16, [99, 0]), (2, [1, 2]), (4, [3, 0, 7, 7, 7]),
  (31, [1, 0, 7, 97, 0, 99, 0, 1, 2]),
]

private let refused: [(ArchiveRefusal, [UInt8])] = [
  (.damaged(entry: nil), GzipFixture(tar) { $0.checksum = 7 }.bytes),
  (.damaged(entry: nil), GzipFixture(tar) { $0.size = 7 }.bytes),
  (.damaged(entry: nil), GzipFixture(tar) { $0.method = 7 }.bytes),
  (.damaged(entry: nil), GzipFixture(tar) { $0.flags = 0x20 }.bytes),
  (.unpacksTooLarge(mebibytes: 0), GzipFixture(tar + [0]).bytes),
  // More than may be unpacked in all, though not in one.
  (.unpacksTooLarge(mebibytes: 0), GzipFixture(tar).bytes + GzipFixture([0]).bytes),
  (.trailingData, GzipFixture(tar).bytes + [1]),
  (.compressedOther, GzipFixture(Array("let a = 1".utf8)).bytes),
  (.link("a"), GzipFixture(TarFixture(.init("a") { $0.type = "2" }).bytes).bytes),
]
