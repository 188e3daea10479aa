/// Reads bits from bytes, the lowest bit of each byte first, as deflate packs them.
struct BitReader {
  private let bytes: ArraySlice<UInt8>
  /// The first byte of which no bit has been read.
  private(set) var position: Int
  private var waiting = 0
  private var count = 0

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// The next bits as a number, the first of them lowest; at most 16.
  mutating func bits(_ wanted: Int) throws(Inflate.Problem) -> Int {
    while count < wanted {
      guard position < bytes.endIndex else { throw .truncated }
      waiting |= Int(bytes[position]) << count
      position += 1
      count += 8
    }
    let result = waiting & ((1 << wanted) - 1)
    waiting >>= wanted
    count -= wanted
    return result
  }

  /// Goes on at the next whole byte, and takes so many.
  mutating func wholeBytes(_ wanted: Int) throws(Inflate.Problem) -> ArraySlice<UInt8> {
    (waiting, count) = (0, 0)
    guard bytes.endIndex - position >= wanted else { throw .truncated }
    defer { position += wanted }
    return bytes[position..<position + wanted]
  }
}
