import SwiftParser
import SwiftSyntax
import Testing

@testable import GraderKit

@Suite("What takes a literal's place")
struct OtherLiteralsTests {
  @Test("Compiles wherever the literal does, and means something else", arguments: literals)
  func others(_ sample: Sample) throws {
    for key in 0..<50 as Range<UInt64> {
      let others = try others(than: sample.literal, key: key)
      #expect(others.count == sample.count)
      #expect(Set(others).count == others.count && !others.contains(sample.literal), "\(others)")
      #expect(others.allSatisfy(sample.fits), "\(others)")
    }
  }

  @Test("Lies on either side of a number, where there is something", arguments: [1, 4, 60, 300])
  func sides(_ number: Int) throws {
    for key in 0..<50 as Range<UInt64> {
      let others = try others(than: "\(number)", key: key).compactMap(Int.init)
      #expect(others.contains { $0 < number } && others.contains { $0 > number }, "\(others)")
    }
  }

  @Test("Is drawn by the key, and stays the same for one key", arguments: ["7", "2.5", "\"Counter\"", "\"a\""])
  func drawn(_ literal: String) throws {
    let drawn = try (0..<50 as Range<UInt64>).map { try others(than: literal, key: $0) }
    #expect(Set(drawn).count > 10)
    #expect(try drawn[7] == others(than: literal, key: 7))
  }

  @Test("Is now and then what the suite has written elsewhere")
  func known() throws {
    let drawn = try (0..<20 as Range<UInt64>).map {
      try others(than: "\"Kim\"", key: $0, texts: ["Kim", "Lee", "Park"])
    }
    #expect(drawn.allSatisfy { $0.contains("\"Lee\"") != $0.contains("\"Park\"") })
    #expect(drawn.contains { $0.contains("\"Lee\"") } && drawn.contains { $0.contains("\"Park\"") })
    // A character's place takes but one.
    #expect(try others(than: "\"K\"", key: 1, texts: ["Lee", "P"]).allSatisfy { $0.count == 3 })
  }

  @Test("Of many literals some are drawn, in their order")
  func some() throws {
    let source = "[1, 2, 3, 4, 5, 6, 7]"
    let array = try #require(Parser.parse(source: source).statements.first?.item.as(ExprSyntax.self))
    let drawn = (0..<60 as Range<UInt64>).map { key in
      OtherLiterals(texts: [], key: key).some(Leaves(of: array).found, count: 4).compactMap { Int("\($0)") }
    }
    #expect(drawn.allSatisfy { $0.count == 4 && $0 == $0.sorted() })
    #expect(Set(drawn.joined()) == Set(1...7))
  }

  private func others(than literal: String, key: UInt64, texts: [String] = []) throws -> [String] {
    let expression = try #require(Parser.parse(source: literal).statements.first?.item.as(ExprSyntax.self))
    #expect(expression.isReplaceableLiteral == !OtherLiterals(texts: texts, key: key).than(expression).isEmpty)
    return OtherLiterals(texts: texts, key: key).than(expression)
  }

  struct Sample: Sendable, CustomTestStringConvertible {
    var literal: String
    var count: Int
    var fits: @Sendable (String) -> Bool
    var testDescription: String { literal }

    init(_ literal: String, _ count: Int = 3, fits: @escaping @Sendable (String) -> Bool = { _ in true }) {
      self.literal = literal
      self.count = count
      self.fits = fits
    }
  }
}

private let literals: [OtherLiteralsTests.Sample] = [
  .init("0") { Int($0).map((0...127).contains) ?? false },
  .init("1") { Int($0).map((0...127).contains) ?? false },
  .init("127") { Int($0).map((0...127).contains) ?? false },
  .init("255") { Int($0).map((0...255).contains) ?? false },
  .init("256") { Int($0).map((0...511).contains) ?? false },
  .init("1_400") { Int($0) != 1400 },
  .init("-1") { Int($0).map((-127 ... -2).contains) ?? false },
  .init("-20") { Int($0).map((-127 ... -1).contains) ?? false },
  .init("0xFF", 0),
  .init("2.5") { Double($0).map { $0 > 0 && $0 != 2.5 } ?? false },
  .init("-2.5") { Double($0).map { $0 < 0 && $0 != -2.5 } ?? false },
  .init("true", 1) { $0 == "false" },
  .init("\"\"") { $0.count == 3 },
  .init("\"a\"") { $0.count == 3 },
  .init("\"ICN\"") { (4...6).contains($0.count) },
  .init(#""a\"b""#),
  .init(#""\(b)""#, 0),
  .init("nil", 0),
  .init("-true", 0),
]
