import Foundation
import Testing

@testable import GraderKit

@Suite("A zip archive that the grader writes")
struct ZipWriterTests {
  @Test("Is read again as it was put together")
  func roundTrip() throws {
    var writer = ZipWriter()
    writer.add("run", Data("#!/bin/sh\n".utf8), isExecutable: true)
    writer.add("kit/한국어.txt", Data(count: 70_000))
    writer.add("kit/empty", Data())
    let archive = try Archive([UInt8](writer.data), limits: ArchiveLimits())
    #expect(archive.format == .zip)
    #expect(archive.files.mapValues(\.count) == ["run": 10, "kit/한국어.txt": 70_000, "kit/empty": 0])
    #expect(archive.files["run"].map(Array.init) == Array("#!/bin/sh\n".utf8))
  }

  @Test("Says which files are programs, and no time")
  func attributes() {
    let archives = [false, true].map { isExecutable in
      var writer = ZipWriter()
      writer.add("a", Data("b".utf8), isExecutable: isExecutable)
      return [UInt8](writer.data)
    }
    // The permissions stand behind the signature of the directory's entry, its 36 bytes and two of the attributes.
    let places = archives[0].indices.filter { archives[0][$0] != archives[1][$0] }
    let start = archives[0].count - 22 - 47
    #expect(places == [start + 40])
    #expect(archives.map { UInt16($0[start + 41]) << 8 | UInt16($0[start + 40]) } == [0o100644, 0o100755])
  }
}
