/// A canonical Huffman code, which the lengths of its code words determine (RFC 1951, section 3.2.2).
struct HuffmanCode {
  /// By length: how many code words have it, the first of them, and where their symbols begin.
  private var counts = [Int](repeating: 0, count: maximum + 1)
  private var firstWords = [Int](repeating: 0, count: maximum + 1)
  private var starts = [Int](repeating: 0, count: maximum + 1)
  /// In the order of their code words.
  private var symbols: [Int] = []

  private static let maximum = 15

  /// Makes the code.
  ///
  /// - Parameter lengths: The length of each symbol's code word in bits; 0 for a symbol that does not occur.
  /// - Throws: ``Inflate/Problem/malformed`` where there are more words than fit, or fewer, but for a lone word of one bit.
  init(lengths: some Collection<Int>) throws(Inflate.Problem) {
    for length in lengths { counts[length] += 1 }
    let used = lengths.count - counts[0]
    counts[0] = 0
    var word = 0
    var room = 1
    for length in 1...Self.maximum {
      word = (word + counts[length - 1]) << 1
      firstWords[length] = word
      starts[length] = starts[length - 1] + counts[length - 1]
      room = room << 1 - counts[length]
      guard room >= 0 else { throw .malformed }
    }
    guard room == 0 || used == 0 || (used == 1 && counts[1] == 1) else { throw .malformed }
    symbols = [Int](repeating: 0, count: used)
    var places = starts
    for (symbol, length) in lengths.enumerated() where length > 0 {
      symbols[places[length]] = symbol
      places[length] += 1
    }
  }

  /// Reads one symbol; a code word's first bit is its highest.
  func symbol(from reader: inout BitReader) throws(Inflate.Problem) -> Int {
    var word = 0
    var length = 1
    while length <= Self.maximum {
      word = try word << 1 | reader.bits(1)
      let offset = word - firstWords[length]
      if offset < counts[length] { return symbols[starts[length] + offset] }
      length += 1
    }
    throw .malformed
  }
}
