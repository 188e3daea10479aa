import Testing

@testable import GraderKit

@Suite("A mark's code")
struct MarkCodeTests {
  @Test("Is read with the key and the run's number alone, and at its own place", arguments: MarkLog.Mark.Phase.allCases)
  func codes(_ phase: MarkLog.Mark.Phase) throws {
    let run = RunNumber(key: 7, turn: 3)
    let code = MarkCode(key: 7, run: run)
    let written = try #require(code.code(phase, nonce: 11, site: 4, part: 1, value: 2))
    #expect(code.phase(written, nonce: 11, site: 4, part: 1, value: 2) == phase)
    #expect(code.phase(written, nonce: 12, site: 4, part: 1, value: 2) == nil)
    #expect(code.phase(written, nonce: 11, site: 5, part: 1, value: 2) == nil)
    #expect(code.phase(written, nonce: 11, site: 4, part: 0, value: 2) == nil)
    #expect(code.phase(written, nonce: 11, site: 4, part: 1, value: 0) == nil)
    #expect(MarkCode(key: 8, run: run).phase(written, nonce: 11, site: 4, part: 1, value: 2) == nil)
    #expect(
      MarkCode(key: 7, run: RunNumber(key: 7, turn: 3)).phase(written, nonce: 11, site: 4, part: 1, value: 2) == nil
    )
  }

  @Test("Does not become another mark's by any of its bits", arguments: MarkLog.Mark.Phase.allCases)
  func altered(_ phase: MarkLog.Mark.Phase) throws {
    let code = MarkCode(key: 7, run: RunNumber(key: 7, turn: 3))
    let written = try #require(code.code(phase, nonce: 11, site: 4, part: 1, value: 2))
    for change in 1..<4096 as Range<UInt64> {
      #expect(code.phase(written ^ change, nonce: 11, site: 4, part: 1, value: 2) == nil)
    }
  }

  @Test("Stands for nothing at a place that no copy has")
  func places() {
    let code = MarkCode(key: 7, run: RunNumber(key: 7, turn: 3))
    for (site, part, value) in [
      (1 << 32, 0, 0), (-1, 0, 0), (1, 1 << 16, 0), (1, -1, 0), (1, 0, 1 << 16), (1, 0, .min),
    ] {
      #expect(code.code(.began, nonce: 1, site: site, part: part, value: value) == nil)
      #expect(code.phase(0, nonce: 1, site: site, part: part, value: value) == nil)
    }
  }

  @Test("Does not show which mark it is")
  func alike() {
    let code = MarkCode(key: 7, run: RunNumber(key: 7, turn: nil))
    let codes = MarkLog.Mark.Phase.allCases.map { phase in
      (0..<200 as Range<UInt64>).compactMap { code.code(phase, nonce: $0, site: 1, part: 0, value: 0) }
    }
    #expect(Set(codes.joined()).count > 790)
    for bit in 0..<32 {
      for numbers in codes { #expect((40...160).contains(numbers.count { $0 >> bit & 1 == 1 }), "\(bit)") }
    }
  }
}
