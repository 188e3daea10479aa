/// The checksum that zip and gzip keep of their contents (RFC 1952, section 8).
enum CRC32 {
  /// The checksum of some bytes.
  static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    let table = table
    var rest: UInt32 = 0xFFFF_FFFF
    for byte in bytes { rest = table[Int((rest ^ UInt32(byte)) & 0xFF)] ^ (rest >> 8) }
    return ~rest
  }

  /// What each byte comes to when it is divided by the polynomial, bits reversed.
  private static let table: [UInt32] = (0..<256).map { (byte: UInt32) in
    (0..<8).reduce(byte) { rest, _ in rest & 1 == 1 ? 0xEDB8_8320 ^ (rest >> 1) : rest >> 1 }
  }
}
