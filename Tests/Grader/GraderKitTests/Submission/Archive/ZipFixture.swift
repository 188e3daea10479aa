@testable import GraderKit

/// Writes zip files, also such as no program would write.
struct ZipFixture {
  struct Entry {
    var name: [UInt8]
    var content: [UInt8] = []
    var method = 0
    var flags = 0
    var mode = 0o100644
    /// What the directory says, where it is not the truth.
    var size: Int?
    var packedSize: Int?
    var checksum: UInt32?
    var offset: Int?
    var system = 3
    /// What stands in the file instead of the stored content.
    var data: [UInt8]?
    /// What the header before the data says, where the directory says otherwise.
    var localName: [UInt8]?
    var localSize: Int?
    var localExtra: [UInt8] = []
    /// What comes after the data.
    var descriptor: [UInt8] = []

    init(_ name: String, _ content: String = "", _ change: (inout Entry) -> Void = { _ in }) {
      self.name = Array(name.utf8)
      self.content = Array(content.utf8)
      if name.hasSuffix("/") { mode = 0o040755 }
      change(&self)
    }
  }

  var entries: [Entry]
  var prefix: [UInt8] = []
  var comment = ""
  /// What the record at the end says, where it is not the truth.
  var disk = 0
  var count: Int?
  var directorySize: Int?
  var trailing: [UInt8] = []

  init(_ entries: Entry..., change: (inout ZipFixture) -> Void = { _ in }) {
    self.entries = entries
    change(&self)
  }

  var bytes: [UInt8] {
    var bytes = prefix
    var directory: [UInt8] = []
    for entry in entries {
      let data = entry.data ?? entry.content
      let checksum = Int(entry.checksum ?? CRC32.of(entry.content[...]))
      let size = entry.size ?? entry.content.count
      let packedSize = entry.packedSize ?? data.count
      let follows = entry.flags & 8 != 0
      let offset = entry.offset ?? bytes.count
      let localName = entry.localName ?? entry.name
      bytes += little(0x0403_4B50, 4) + little(20, 2) + little(entry.flags, 2) + little(entry.method, 2) + little(0, 4)
      bytes += little(follows ? 0 : checksum, 4) + little(follows ? 0 : packedSize, 4)
      bytes += little(follows ? 0 : entry.localSize ?? size, 4)
      bytes += little(localName.count, 2) + little(entry.localExtra.count, 2) + localName + entry.localExtra
      bytes += data + entry.descriptor
      directory += little(0x0201_4B50, 4) + [20, UInt8(entry.system)] + little(20, 2) + little(entry.flags, 2)
      directory +=
        little(entry.method, 2) + little(0, 4) + little(checksum, 4) + little(packedSize, 4) + little(size, 4)
      directory += little(entry.name.count, 2) + little(0, 8) + little(entry.mode << 16, 4)
      directory += little(offset, 4) + entry.name
    }
    let count = count ?? entries.count
    let end =
      little(0x0605_4B50, 4) + little(disk, 2) + little(0, 2) + little(count, 2) + little(count, 2)
      + little(directorySize ?? directory.count, 4) + little(bytes.count, 4) + little(comment.utf8.count, 2)
    return bytes + directory + end + Array(comment.utf8) + trailing
  }

  private func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
