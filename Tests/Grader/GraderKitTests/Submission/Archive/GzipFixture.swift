@testable import GraderKit

/// Writes gzip files without compressing anything.
struct GzipFixture {
  var content: [UInt8]
  var flags: UInt8 = 0
  var method: UInt8 = 8
  /// What the flags announce.
  var fields: [UInt8] = []
  var checksum: UInt32?
  var size: UInt32?

  init(_ content: [UInt8], _ change: (inout GzipFixture) -> Void = { _ in }) {
    self.content = content
    change(&self)
  }

  var bytes: [UInt8] {
    [0x1F, 0x8B, method, flags, 0, 0, 0, 0, 0, 3] + fields + Self.deflated(content)
      + little(checksum ?? CRC32.of(content[...])) + little(size ?? UInt32(content.count))
  }

  /// A deflate stream of stored blocks.
  static func deflated(_ content: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = content[...]
    repeat {
      let block = rest.prefix(0xFFFF)
      rest = rest.dropFirst(block.count)
      let (low, high) = (UInt8(block.count & 0xFF), UInt8(block.count >> 8))
      bytes += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high] + block
    } while !rest.isEmpty
    return bytes
  }

  private func little(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
