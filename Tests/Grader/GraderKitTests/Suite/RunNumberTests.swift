import Testing

@testable import GraderKit

@Suite("A run's number")
struct RunNumberTests {
  @Test("Is drawn anew each time, and does not show without the key what it is about")
  func drawn() {
    let real = (0..<200).map { _ in RunNumber(key: 7, turn: nil).value }
    let canary = (0..<200).map { _ in RunNumber(key: 7, turn: 1).value }
    #expect(Set(real + canary).count == 400)
    // Of each bit, both are seen about as often in the one as in the other.
    for bit in 0..<64 {
      for numbers in [real, canary] {
        #expect((40...160).contains(numbers.count { $0 >> bit & 1 == 1 }), "\(bit)")
      }
    }
  }

  @Test("A turn alters the value that it is asked for, in the way that it is asked for", arguments: 0..<24)
  func turns(_ place: Int) {
    let counts = (parts: 2, values: 3, others: 4)
    var site = AssertionSite(id: 1, kind: .send, text: "", place: SourcePlace(line: 1, column: 1))
    site.claims = (0..<counts.parts).map { _ in
      (0..<counts.values).map { _ in ClaimedValue(others: counts.others, isCertain: true) }
    }
    let value = CanaryLedger.Value(site: 1, part: place % 2, index: place / 2 % 3)
    let turn = site.turn(altering: value, by: place / 6)
    // The rule of the copy, see GradingMark.
    #expect(turn % counts.parts == value.part)
    #expect(turn / counts.parts % counts.values == value.index)
    #expect(turn / counts.parts / counts.values % counts.others == place / 6)
  }
}
