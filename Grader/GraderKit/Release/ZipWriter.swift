import Foundation

/// Writes a zip archive whose entries are stored as they are.
///
/// The same entries give the same bytes: no time is written down. See the application note of PKWARE, sections 4.3 and 4.4.
struct ZipWriter {
  private var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count: UInt16 = 0

  /// Adds a file.
  ///
  /// - Parameters:
  ///   - path: Its path in the archive.
  ///   - data: What it holds.
  ///   - isExecutable: Whether it is a program.
  mutating func add(_ path: String, _ data: Data, isExecutable: Bool = false) {
    let name = Array(path.utf8)
    let content = [UInt8](data)
    let size = UInt32(content.count)
    let offset = UInt32(bytes.count)
    // Version 2.0; names in UTF-8; stored; the first of January 1980.
    let facts =
      Self.short(20) + Self.short(1 << 11) + Self.short(0) + Self.short(0) + Self.short(1 << 5 | 1)
      + Self.long(CRC32.of(content[...])) + Self.long(size) + Self.long(size) + Self.short(UInt16(name.count))
      + Self.short(0)
    bytes += Self.long(0x0403_4B50) + facts + name + content
    // Made on Unix, whose permissions stand in the upper half of the attributes.
    let mode: UInt32 = isExecutable ? 0o100755 : 0o100644
    directory +=
      Self.long(0x0201_4B50) + Self.short(3 << 8 | 20) + facts + Self.short(0) + Self.short(0) + Self.short(0)
      + Self.long(mode << 16) + Self.long(offset) + name
    count += 1
  }

  /// The archive of all that was added.
  var data: Data {
    let end =
      Self.long(0x0605_4B50) + Self.short(0) + Self.short(0) + Self.short(count) + Self.short(count)
      + Self.long(UInt32(directory.count)) + Self.long(UInt32(bytes.count)) + Self.short(0)
    return Data(bytes + directory + end)
  }

  private static func short(_ number: UInt16) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
  }

  private static func long(_ number: UInt32) -> [UInt8] {
    short(UInt16(truncatingIfNeeded: number)) + short(UInt16(truncatingIfNeeded: number >> 16))
  }
}
