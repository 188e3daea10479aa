/// One entry of a zip file's central directory (APPNOTE 6.3, section 4.3.12).
struct ZipEntry {
  enum Kind {
    case file
    case folder
  }

  var name: ArraySlice<UInt8>
  /// 0 stored, 8 deflated.
  var method: Int
  var checksum: UInt32
  /// The size of its content, and that of the data which holds it.
  var size: Int
  var packedSize: Int
  /// Where its local header begins.
  var offset: Int
  /// Where the next entry of the directory begins.
  var end: Int

  private let flags: Int
  /// The file's type and permissions as Unix has them, where they are known.
  private let mode: Int

  /// The name as messages show it.
  var shownName: String { String(decoding: name, as: UTF8.self) }

  /// Reads an entry.
  ///
  /// - Parameters:
  ///   - bytes: The zip file.
  ///   - position: Where the entry begins.
  ///   - limit: Where the directory ends.
  /// - Throws: ``ArchiveRefusal`` where it is none, or one that cannot be read.
  init(_ bytes: [UInt8], at position: Int, before limit: Int) throws(ArchiveRefusal) {
    guard limit - position >= 46, bytes.number(at: position, count: 4) == 0x0201_4B50 else {
      throw .damaged(entry: nil)
    }
    let field = { (offset: Int, count: Int) in bytes.number(at: position + offset, count: count) }
    let nameEnd = position + 46 + field(28, 2)
    end = nameEnd + field(30, 2) + field(32, 2)
    guard end <= limit else { throw .damaged(entry: nil) }
    name = bytes[position + 46..<nameEnd]
    flags = field(8, 2)
    method = field(10, 2)
    checksum = UInt32(field(16, 4))
    packedSize = field(20, 4)
    size = field(24, 4)
    offset = field(42, 4)
    // The upper byte says which system's attributes follow: 3 is Unix, 19 is macOS.
    mode = [3, 19].contains(field(5, 1)) ? field(40, 2) : 0
    guard ![packedSize, size, offset].contains(0xFFFF_FFFF) else { throw .unsupported(.zip64) }
    guard field(34, 2) == 0 else { throw .unsupported(.severalVolumes) }
    // Encrypted, strongly encrypted, and with an encrypted directory.
    guard flags & (1 | 1 << 6 | 1 << 13) == 0 else { throw .encrypted(shownName) }
  }

  /// What it is.
  var kind: Kind {
    get throws(ArchiveRefusal) {
      let endsInSlash = name.last == UInt8(ascii: "/")
      switch mode & 0o170000 {
      case 0, 0o100000: return endsInSlash ? .folder : .file
      case 0o040000: return .folder
      case 0o120000: throw .link(shownName)
      default: throw .special(shownName)
      }
    }
  }

  /// The data that holds its content.
  ///
  /// - Parameters:
  ///   - bytes: The zip file.
  ///   - limit: Where the directory begins.
  /// - Returns: The data, packed.
  /// - Throws: ``ArchiveRefusal/damaged(entry:)`` where the header before it says something else than the directory.
  func data(in bytes: [UInt8], before limit: Int) throws(ArchiveRefusal) -> ArraySlice<UInt8> {
    guard limit - offset >= 30, bytes.number(at: offset, count: 4) == 0x0403_4B50 else { throw damaged }
    let field = { (position: Int, count: Int) in bytes.number(at: offset + position, count: count) }
    let nameEnd = offset + 30 + field(26, 2)
    let start = nameEnd + field(28, 2)
    guard limit - start >= packedSize, bytes[offset + 30..<nameEnd] == name, field(8, 2) == method else {
      throw damaged
    }
    // Whoever writes into a pipe knows checksum and sizes only afterwards, and leaves them out of the header. Who has made
    // room for large sizes writes the largest number in their place.
    let follow = flags & 1 << 3 != 0
    let told = [(14, Int(checksum)), (18, packedSize), (22, size)]
    for (position, value) in told where field(position, 4) != value {
      guard field(position, 4) == 0xFFFF_FFFF || (follow && field(position, 4) == 0) else { throw damaged }
    }
    guard field(6, 2) & (1 | 1 << 3) == flags & (1 | 1 << 3) else { throw damaged }
    return bytes[start..<start + packedSize]
  }

  private var damaged: ArchiveRefusal { .damaged(entry: shownName) }
}
