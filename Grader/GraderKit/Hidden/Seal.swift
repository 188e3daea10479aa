import Foundation

/// Files packed into one text so that nobody reads them by accident.
///
/// It is no secret: the key stands beside what it opens, and the code that opens it in every edition. It keeps an answer
/// from catching the eye of whoever searches the checkout for a word.
enum Seal {
  /// Why a sealed file cannot be opened: it is not as it was written.
  struct Damaged: Error, Equatable {}

  /// What a sealed file begins with, for whoever opens one and wonders.
  private static let heading =
    "Sealed, so that nobody reads it by accident: what judges an exercise. The grader opens it."

  /// Seals files.
  ///
  /// The same files give the same text, so that an edition made anew shows only what has changed.
  ///
  /// - Parameter files: Texts by their paths.
  /// - Returns: One text, of letters and digits, that holds all of them.
  static func text(of files: [String: String]) -> String {
    let bytes = files.sorted { $0.key < $1.key }.flatMap { path, text in record(path) + record(text) }
    let check = CRC32.of(bytes[...])
    let sealed = Data(mixed(bytes, key: check)).base64EncodedString(options: [
      .lineLength76Characters, .endLineWithLineFeed,
    ])
    return "\(heading)\n\(bytes.count) \(hexadecimal(check))\n\(sealed)\n"
  }

  /// Opens a sealed text.
  ///
  /// - Parameter text: What ``text(of:)`` gave, with any line endings.
  /// - Returns: The texts by their paths.
  /// - Throws: ``Damaged`` where a single letter has changed.
  static func files(in text: String) throws(Damaged) -> [String: String] {
    let lines = text.split(maxSplits: 2, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.count == 3, lines[0] == heading else { throw Damaged() }
    let facts = lines[1].split(separator: " ")
    guard facts.count == 2, let count = Int(facts[0]), let check = UInt32(facts[1], radix: 16),
      let sealed = Data(base64Encoded: lines[2].filter { !$0.isWhitespace })
    else { throw Damaged() }
    let bytes = mixed([UInt8](sealed), key: check)
    guard bytes.count == count, CRC32.of(bytes[...]) == check else { throw Damaged() }
    var rest = bytes[...]
    var files: [String: String] = [:]
    while !rest.isEmpty {
      guard let path = takeRecord(&rest), let text = takeRecord(&rest) else { throw Damaged() }
      files[path] = text
    }
    return files
  }

  private static func hexadecimal(_ number: UInt32) -> String { String(number, radix: 16) }

  /// Mixes bytes with what a key draws; doing so twice gives the bytes again.
  static func mixed(_ bytes: [UInt8], key: UInt32) -> [UInt8] {
    var generator = SeededGenerator(seed: UInt64(key))
    var drawn: UInt64 = 0
    return bytes.enumerated().map { index, byte in
      drawn = index.isMultiple(of: 8) ? generator.next() : drawn >> 8
      return byte ^ UInt8(truncatingIfNeeded: drawn)
    }
  }

  /// A text behind its length.
  private static func record(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    let length = UInt32(bytes.count)
    return (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } + bytes
  }

  private static func takeRecord(_ bytes: inout ArraySlice<UInt8>) -> String? {
    guard bytes.count >= 4 else { return nil }
    let length = bytes.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    bytes = bytes.dropFirst(4)
    guard bytes.count >= length else { return nil }
    defer { bytes = bytes.dropFirst(length) }
    return String(validating: bytes.prefix(length), as: UTF8.self)
  }
}
