import Testing

@testable import GraderKit

@Suite("Archives with anything wrong in them")
struct ArchiveMutationTests {
  @Test("Are unpacked or refused: none ends the grader, and none holds more than it may", arguments: 0..<8)
  func mutated(_ seed: UInt64) {
    var generator = SeededGenerator(state: seed)
    let limits = ArchiveLimits(packed: 1 << 16, unpacked: 1 << 14, entries: 20, depth: 10)
    var refusals = 0
    for original in originals {
      for _ in 0..<250 {
        var bytes = original
        for _ in 0..<Int.random(in: 1...4, using: &generator) { mutate(&bytes, &generator) }
        do throws(ArchiveRefusal) {
          let archive = try Archive(bytes, limits: limits)
          #expect(archive.files.values.reduce(0) { $0 + $1.count } <= limits.unpacked)
          #expect(archive.files.keys.allSatisfy { !$0.hasPrefix("/") && !$0.split(separator: "/").contains("..") })
        } catch {
          refusals += 1
        }
      }
    }
    // Otherwise the mutations would not reach what the readers check.
    #expect(refusals > originals.count * 250 / 2)
  }

  private func mutate(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: bytes.indices, using: &generator)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 2: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...40, using: &generator)))
    case 3: bytes.insert(contentsOf: bytes[place...].prefix(Int.random(in: 1...600, using: &generator)), at: place)
    case 4: bytes.removeLast(Int.random(in: 1...min(bytes.count, 30), using: &generator))
    default:
      for offset in 0..<4 where place + offset < bytes.count { bytes[place + offset] = 0xFF }
    }
  }
}

/// Numbers that look drawn by lot and are the same each time (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

private let originals: [[UInt8]] = {
  let packed = ZipFixture.Entry("01-Start/Counter/Counter.swift") { entry in
    entry.content = InflateTests.text
    entry.data = InflateTests.dynamic
    entry.method = 8
  }
  let tar = TarFixture(.init("a/"), .pax("path", "a/b.swift"), .init("cut", "let b = 1"), .init("c", "let c = 2")).bytes
  return [
    ZipFixture(.init("a/"), .init("a/b.swift", "let b = 1"), packed).bytes, tar, GzipFixture(tar).bytes,
  ]
}()
