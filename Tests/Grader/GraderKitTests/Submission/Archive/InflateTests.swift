import Foundation
import Testing

@testable import GraderKit

@Suite("Decompressing")
struct InflateTests {
  @Test("Gives back what was packed, whatever kinds of blocks it is in, and says where the stream ends")
  func streams() throws {
    for (packed, content) in [(Self.dynamic, Self.text), (Self.fixed, Self.repeated)] {
      let (output, end) = try Inflate.output(of: packed[...], limit: content.count)
      #expect(String(decoding: output, as: UTF8.self) == content.asText)
      #expect(end == packed.count)
    }
    let long = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
    let stored = GzipFixture.deflated(long)
    let (output, end) = try Inflate.output(of: (stored + [1, 2, 3])[...], limit: long.count)
    #expect(output == long)
    #expect(end == stored.count)
  }

  @Test("Stops as soon as more comes of it than may")
  func limit() {
    for (packed, content) in [(Self.dynamic, Self.text), (Self.fixed, Self.repeated), (Self.stored, Self.text)] {
      #expect(throws: Inflate.Problem.tooLong) {
        try Inflate.output(of: packed[...], limit: content.count - 1)
      }
    }
  }

  @Test("Of a stream that is cut short, wherever it is, nothing comes")
  func truncated() {
    for packed in [Self.dynamic, Self.fixed, Self.stored] {
      for count in packed.indices {
        #expect(throws: Inflate.Problem.truncated) { try Inflate.output(of: packed[..<count], limit: 1 << 20) }
      }
    }
  }

  @Test("What breaks the rules is malformed", arguments: malformed)
  func problem(_ why: String, _ bits: String) {
    #expect(throws: Inflate.Problem.malformed, "\(why)") {
      try Inflate.output(of: packed(bits)[...], limit: 1 << 20)
    }
  }

  @Test("The checksum is the one that everybody uses")
  func checksum() {
    #expect(CRC32.of(Array("123456789".utf8)[...]) == 0xCBF4_3926)
    #expect(CRC32.of([]) == 0)
  }

  /// Bytes from bits in the order in which they are read; there are zeros after them.
  private func packed(_ bits: String) -> [UInt8] {
    let bits = bits.filter { $0 != " " }.map { $0 == "1" ? UInt8(1) : 0 } + [UInt8](repeating: 0, count: 64)
    return stride(from: 0, to: bits.count - 7, by: 8).map { start in
      (0..<8).reduce(0) { $0 | bits[start + $1] << $1 }
    }
  }

  // Made by zlib, of a text and of a text that repeats itself.
  static let dynamic = bytes(
    """
    hZW9ccMwFIN7T8E+d7beHyUWHsbnc5sUVjbIFJnChRvv5OyQmkCBmjg94BMeed8v++14/fr+3NvHuVm106m9X8/37/Pv59GWw30WxDoLjAQ5CxwF23\
    weeO4xC5ImwBeKBMss6ChIEKwq5UZfmM+H8mgEEiyYqRRGJK2DglgG/E4jmAZJjGiag4Jx4pRVZtlUbWyoLL6oKU5MHb/hqhpOTAcIJFIvOaSrIUwU\
    tsSJqKMNIprQ8lAlDQKaUI5goBAlQuxSMFC0wUDxUulqo4OIYhICaphkqKxJQA0EBNTAZ7pqeYa6fJKIJtwcWao9Kbc+mShm2dQ+5lBOi7ceFbz1+G\
    CoN6nko1SEFF2U6Fd1ZYJ3HtpTXFG0OQ7/
    """
  )
  static let text = Array(
    numbers.enumerated().map { "state.count += \($1) // 카운터 \($0)\n" }.joined().utf8
  )
  private static let numbers = [
    15, 37, 34, 8, 23, 38, 30, 40, 37, 4, 38, 0, 30, 16, 35, 14, 12, 45, 30, 34, 35, 30, 25, 40, 9, 14, 40, 9, 33,
    24, 47, 0, 42, 49, 4, 10, 48, 37, 2, 19, 49, 1, 17, 30, 38, 46, 24, 45, 27, 25, 46, 36, 28, 8, 23, 6, 2, 8,
    31, 13,
  ]
  static let fixed = bytes("S0wcBcSCpGQQBAA=")
  static let repeated = Array((String(repeating: "a", count: 300) + "bcbcbc").utf8)
  static let stored = GzipFixture.deflated(text)

  private static func bytes(_ base64: String) -> [UInt8] { Array(Data(base64Encoded: base64) ?? Data()) }
}

extension [UInt8] {
  fileprivate var asText: String { String(decoding: self, as: UTF8.self) }
}

/// Numbers have their lowest bit first, code words their highest.
private let malformed: [(String, String)] = [
  ("a block of no kind", "1 11"),
  ("a stored length whose complement is another", "1 00 00000 10000000 00000000 11111111 11111111"),
  ("a repetition of what there is not", "1 10 0000001 00000"),
  ("a length that there is not", "1 10 11000110"),
  ("a distance that there is not", "1 10 00110000 0000001 11110"),
  ("too many literals", "1 01 11111 00000 0000"),
  ("too many distances", "1 01 00000 01111 0000"),
  ("a code of lengths that is not complete", "1 01 00000 00000 0000 010 000 000 000"),
  ("a code of lengths with more words than fit", "1 01 00000 00000 0000 100 100 100 000"),
  // Order 16 17 18 0: one word for 16, one for 18.
  ("a first length that repeats the one before", "1 01 00000 00000 0000 100 000 100 000 0"),
  ("more lengths than there are symbols", "1 01 00000 00000 0000 000 000 100 100 1 1111111 1 1111111 1 1111111"),
  // 138 + 120 zeros: no word ends the block.
  ("no word for the end", "1 01 00000 00000 0000 000 000 100 100 1 1111111 1 1011011"),
]
