/// The block of 512 bytes that stands before each entry of a tar file: *ustar* as POSIX describes it for `pax`, with what
/// GNU tar does otherwise.
struct TarHeader {
  static let blockSize = 512

  /// The path that stands in the block itself.
  var name: [UInt8]
  var size: Int
  /// Says what the entry is.
  var type: UInt8

  /// Whether a file begins as a tar file does: with a header, or, when there is nothing in it, with zeros alone.
  static func begins(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= blockSize else { return false }
    let block = bytes[..<blockSize]
    return hasChecksum(block) || (bytes.count >= 2 * blockSize && bytes.allSatisfy { $0 == 0 })
  }

  /// Reads a header.
  ///
  /// - Parameter block: A block that is not all zeros.
  /// - Throws: ``ArchiveRefusal/damaged(entry:)`` where it is no header.
  init(_ block: ArraySlice<UInt8>) throws(ArchiveRefusal) {
    guard Self.hasChecksum(block) else { throw .damaged(entry: nil) }
    let field = { (offset: Int, count: Int) in block.dropFirst(offset).prefix(count) }
    name = Array(field(0, 100).prefix { $0 != 0 })
    type = field(156, 1).first ?? 0
    guard let size = Self.number(field(124, 12)) else { throw .damaged(entry: String(decoding: name, as: UTF8.self)) }
    self.size = size
    // Only POSIX ends the magic by a zero and has the beginning of a long path elsewhere.
    let prefix = field(345, 155).prefix { $0 != 0 }
    if field(257, 6).elementsEqual(Array("ustar\0".utf8)), !prefix.isEmpty {
      name = prefix + [UInt8(ascii: "/")] + name
    }
  }

  /// The sum of all bytes, those of the sum itself counted as blanks.
  private static func hasChecksum(_ block: ArraySlice<UInt8>) -> Bool {
    let field = block.dropFirst(148).prefix(8)
    let sum = block.reduce(0) { $0 + Int($1) } - field.reduce(0) { $0 + Int($1) } + 8 * 32
    return number(field) == sum
  }

  /// A number in octal digits or, where the first bit is set, in binary as GNU tar writes large ones.
  private static func number(_ field: ArraySlice<UInt8>) -> Int? {
    if let first = field.first, first & 0x80 != 0 {
      // Larger ones are larger than any limit, and a negative one begins with other bits.
      guard first == 0x80, field.dropFirst().dropLast(7).allSatisfy({ $0 == 0 }) else { return nil }
      return field.suffix(7).reduce(0) { $0 << 8 | Int($1) }
    }
    let digits = field.drop { $0 == 32 }.prefix { $0 != 0 && $0 != 32 }
    let rest = field[digits.endIndex...]
    guard !digits.isEmpty, rest.allSatisfy({ $0 == 0 || $0 == 32 }) else { return nil }
    return Int(String(decoding: digits, as: UTF8.self), radix: 8).flatMap { $0 < 0 ? nil : $0 }
  }
}
