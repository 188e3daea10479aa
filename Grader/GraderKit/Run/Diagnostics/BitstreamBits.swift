/// The bits of a bitstream, the lowest of each byte first.
struct BitstreamBits {
  private let data: [UInt8]
  /// In bits.
  private var position: Int

  init(_ data: [UInt8], from start: Int) {
    self.data = data
    position = start * 8
  }

  var isAtEnd: Bool { position >= data.count * 8 }

  /// A number of so many bits.
  mutating func fixed(_ width: Int) throws(Bitstream.Malformed) -> Int {
    guard (0...32).contains(width), position + width <= data.count * 8 else { throw Bitstream.Malformed() }
    var value = 0
    for bit in 0..<width {
      value |= Int(data[position >> 3] >> UInt8(position & 7) & 1) << bit
      position += 1
    }
    return value
  }

  /// A number in groups of so many bits, the highest of which says whether another follows.
  mutating func variable(_ width: Int) throws(Bitstream.Malformed) -> Int {
    guard (2...32).contains(width) else { throw Bitstream.Malformed() }
    let more = 1 << (width - 1)
    var value = 0
    var shift = 0
    while true {
      let group = try fixed(width)
      guard shift < 32 else { throw Bitstream.Malformed() }
      value |= (group & (more - 1)) << shift
      guard group & more != 0 else { return value }
      shift += width - 1
    }
  }

  /// Goes on at the next multiple of 32 bits.
  mutating func align() {
    position = (position + 31) / 32 * 32
  }

  /// So many whole bytes, and what fills them up to a multiple of 32 bits.
  mutating func bytes(_ count: Int) throws(Bitstream.Malformed) -> ArraySlice<UInt8> {
    align()
    let first = position / 8
    guard count <= data.count, first + count <= data.count else { throw Bitstream.Malformed() }
    position += count * 8
    align()
    return data[first..<first + count]
  }
}
