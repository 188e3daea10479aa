/// A short name for the content of some files, to see whether they have changed since.
package struct ContentDigest: Equatable, Comparable, Sendable, Codable {
  private var value: UInt64

  package static func < (first: Self, second: Self) -> Bool { first.value < second.value }

  /// Digests named texts (FNV-1a, 64 bits: against accidents, not against forgery).
  package init(_ files: [(name: String, text: String)]) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    for file in files {
      file.name.utf8.forEach(add)
      add(0)
      file.text.utf8.forEach(add)
      add(0)
    }
    value = hash
  }

  package init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let value = UInt64(text, radix: 16) else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "not hexadecimal"))
    }
    self.value = value
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(String(value, radix: 16))
  }
}
