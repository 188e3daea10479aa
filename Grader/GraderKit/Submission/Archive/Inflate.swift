/// Decompresses what was packed by deflate (RFC 1951), which zip and gzip have in common.
///
/// Swift's own libraries have no decompression on Linux.
struct Inflate {
  /// Why data cannot be decompressed.
  enum Problem: Error {
    case truncated
    case malformed
    /// There is more in it than was allowed for.
    case tooLong
  }

  private var reader: BitReader
  private let limit: Int
  private var output: [UInt8] = []

  /// Decompresses one stream.
  ///
  /// - Parameters:
  ///   - bytes: The stream, and what may come after it.
  ///   - limit: How many bytes may come of it.
  /// - Returns: What came of it, and where the stream ends.
  /// - Throws: ``Problem``, as soon as it is seen.
  static func output(of bytes: ArraySlice<UInt8>, limit: Int) throws(Problem) -> (output: [UInt8], end: Int) {
    var inflate = Inflate(reader: BitReader(bytes), limit: limit)
    while try !inflate.readBlock() {}
    return (inflate.output, inflate.reader.position)
  }

  private init(reader: BitReader, limit: Int) {
    self.reader = reader
    self.limit = limit
  }

  /// - Returns: Whether it was the last one.
  private mutating func readBlock() throws(Problem) -> Bool {
    let isLast = try reader.bits(1) == 1
    switch try reader.bits(2) {
    case 0: try copyStored()
    case 1: try expand(Self.fixed.literals, Self.fixed.distances)
    case 2:
      let codes = try readCodes()
      try expand(codes.literals, codes.distances)
    default: throw .malformed
    }
    return isLast
  }

  /// Section 3.2.4.
  private mutating func copyStored() throws(Problem) {
    let header = Array(try reader.wholeBytes(4))
    let length = Int(header[0]) | Int(header[1]) << 8
    guard header[0] == ~header[2], header[1] == ~header[3] else { throw .malformed }
    try allow(length)
    output += try reader.wholeBytes(length)
  }

  /// Section 3.2.3: literals, and repetitions of what came before.
  private mutating func expand(_ literals: HuffmanCode, _ distances: HuffmanCode) throws(Problem) {
    while true {
      let symbol = try literals.symbol(from: &reader)
      switch symbol {
      case ..<256:
        try allow(1)
        output.append(UInt8(symbol))
      case 256: return
      default:
        let length = try value(symbol - 257, of: Self.lengths)
        let distance = try value(distances.symbol(from: &reader), of: Self.distances)
        guard distance <= output.count else { throw .malformed }
        try allow(length)
        // One by one: a repetition may reach into what it has just written.
        for _ in 0..<length { output.append(output[output.count - distance]) }
      }
    }
  }

  private mutating func value(_ index: Int, of table: [(base: Int, extra: Int)]) throws(Problem) -> Int {
    guard table.indices.contains(index) else { throw .malformed }
    return try table[index].base + reader.bits(table[index].extra)
  }

  private func allow(_ more: Int) throws(Problem) {
    guard output.count + more <= limit else { throw .tooLong }
  }

  /// Section 3.2.7: the codes are themselves packed.
  private mutating func readCodes() throws(Problem) -> (literals: HuffmanCode, distances: HuffmanCode) {
    let literals = try reader.bits(5) + 257
    let distances = try reader.bits(5) + 1
    let count = try reader.bits(4) + 4
    guard literals <= 286, distances <= 30 else { throw .malformed }
    var own = [Int](repeating: 0, count: 19)
    for place in Self.order.prefix(count) { own[place] = try reader.bits(3) }
    let code = try HuffmanCode(lengths: own)

    var lengths: [Int] = []
    while lengths.count < literals + distances {
      switch try code.symbol(from: &reader) {
      case 16:
        guard let last = lengths.last else { throw .malformed }
        lengths += [Int](repeating: last, count: try reader.bits(2) + 3)
      case 17: lengths += [Int](repeating: 0, count: try reader.bits(3) + 3)
      case 18: lengths += [Int](repeating: 0, count: try reader.bits(7) + 11)
      case let length: lengths.append(length)
      }
    }
    // Without a word for the end, the block would have none.
    guard lengths.count == literals + distances, lengths[256] > 0 else { throw .malformed }
    return (try HuffmanCode(lengths: lengths[..<literals]), try HuffmanCode(lengths: lengths[literals...]))
  }
}

extension Inflate {
  /// Section 3.2.6.
  private static let fixed: (literals: HuffmanCode, distances: HuffmanCode) = {
    let literals = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
    do throws(Problem) {
      return (try HuffmanCode(lengths: literals), try HuffmanCode(lengths: [Int](repeating: 5, count: 32)))
    } catch {
      preconditionFailure("The fixed codes of RFC 1951 are complete.")
    }
  }()

  /// Section 3.2.5: each step of the tables takes as many values as its extra bits tell apart.
  private static let lengths: [(base: Int, extra: Int)] =
    steps(from: 3, extra: [0, 0, 0, 0, 0, 0, 0, 0] + (1...5).flatMap { [$0, $0, $0, $0] }) + [(258, 0)]
  private static let distances: [(base: Int, extra: Int)] =
    steps(from: 1, extra: [0, 0, 0, 0] + (1...13).flatMap { [$0, $0] })

  private static func steps(from first: Int, extra: [Int]) -> [(base: Int, extra: Int)] {
    var next = first
    return extra.map { extra in
      defer { next += 1 << extra }
      return (next, extra)
    }
  }

  /// The order in which section 3.2.7 lists the lengths of the code for lengths.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
}
