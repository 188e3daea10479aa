/// The container that the compiler writes its diagnostics in: LLVM's bitstream, blocks of records packed bit by bit.
///
/// The format is described at <https://llvm.org/docs/BitCodeFormat.html>. Whatever does not follow it is an error, never a
/// trap.
struct Bitstream {
  /// Some records, and blocks within.
  struct Block: Equatable {
    var id: Int
    var records: [Record] = []
    var blocks: [Block] = []
  }

  /// Numbers, and bytes where the record ends with any.
  struct Record: Equatable {
    var code: Int
    var fields: [Int] = []
    var bytes: ArraySlice<UInt8> = []
  }

  /// What follows is not a bitstream, or ends too early.
  struct Malformed: Error {}

  private var bits: BitstreamBits
  /// The shapes of records that every block of a kind has from the start.
  private var shared: [Int: [Shape]] = [:]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: All of it.
  ///   - magic: How it has to begin; four bytes.
  /// - Returns: Its outermost blocks.
  /// - Throws: ``Malformed``.
  static func blocks(in bytes: [UInt8], magic: String) throws(Malformed) -> [Block] {
    guard bytes.starts(with: magic.utf8) else { throw Malformed() }
    var stream = Bitstream(bits: BitstreamBits(bytes, from: magic.utf8.count))
    var blocks: [Block] = []
    while !stream.bits.isAtEnd {
      guard try stream.bits.fixed(2) == AbbreviationID.block else { throw Malformed() }
      blocks.append(try stream.block(depth: 0))
    }
    return blocks
  }

  // MARK: - Machinery

  private enum AbbreviationID {
    static let end = 0
    static let block = 1
    static let definition = 2
    static let unabbreviated = 3
    static let firstDefined = 4
  }

  /// How the fields of an abbreviated record are packed.
  private typealias Shape = [Field]

  private enum Field {
    case literal(Int)
    case fixed(Int)
    case variable(Int)
    case array
    case character
    case bytes
  }

  /// The block that says how the records of others are packed.
  private static let info = 0
  private static let depthLimit = 64

  private init(bits: BitstreamBits) { self.bits = bits }

  private mutating func block(depth: Int) throws(Malformed) -> Block {
    guard depth < Self.depthLimit else { throw Malformed() }
    var block = Block(id: try bits.variable(8))
    let width = try bits.variable(4)
    bits.align()
    // The length, which only who skips the block needs.
    _ = try bits.fixed(32)
    var shapes = shared[block.id] ?? []
    var described: Int?
    while true {
      let id = try bits.fixed(width)
      switch id {
      case AbbreviationID.end:
        bits.align()
        return block
      case AbbreviationID.block:
        block.blocks.append(try self.block(depth: depth + 1))
      case AbbreviationID.definition:
        let shape = try shape()
        if let described { shared[described, default: []].append(shape) } else { shapes.append(shape) }
      case AbbreviationID.unabbreviated:
        var record = Record(code: try bits.variable(6))
        for _ in 0..<(try bits.variable(6)) { record.fields.append(try bits.variable(6)) }
        if block.id == Self.info, record.code == 1 { described = record.fields.first }
        block.records.append(record)
      default:
        let index = id - AbbreviationID.firstDefined
        guard shapes.indices.contains(index) else { throw Malformed() }
        block.records.append(try record(shapes[index]))
      }
    }
  }

  private mutating func shape() throws(Malformed) -> Shape {
    var shape: Shape = []
    for _ in 0..<(try bits.variable(5)) {
      if try bits.fixed(1) == 1 {
        shape.append(.literal(try bits.variable(8)))
        continue
      }
      switch try bits.fixed(3) {
      case 1: shape.append(.fixed(try bits.variable(5)))
      case 2: shape.append(.variable(try bits.variable(5)))
      case 3: shape.append(.array)
      case 4: shape.append(.character)
      case 5: shape.append(.bytes)
      default: throw Malformed()
      }
    }
    return shape
  }

  private mutating func record(_ shape: Shape) throws(Malformed) -> Record {
    var record = Record(code: 0)
    var numbers: [Int] = []
    var fields = shape[...]
    while let field = fields.popFirst() {
      switch field {
      case .array:
        guard let element = fields.popFirst() else { throw Malformed() }
        for _ in 0..<(try bits.variable(6)) { numbers.append(try number(element)) }
      case .bytes:
        record.bytes = try bits.bytes(try bits.variable(6))
      default:
        numbers.append(try number(field))
      }
    }
    guard let code = numbers.first else { throw Malformed() }
    record.code = code
    record.fields = Array(numbers.dropFirst())
    return record
  }

  private mutating func number(_ field: Field) throws(Malformed) -> Int {
    switch field {
    case .literal(let value): value
    case .fixed(let width): try bits.fixed(width)
    case .variable(let width): try bits.variable(width)
    // What no reader here asks for.
    case .character: try bits.fixed(6)
    case .array, .bytes: throw Malformed()
    }
  }
}
