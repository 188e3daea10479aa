import Testing

@testable import GraderKit

/// Each protection is real: what is written against it passes where it is lacking, and nothing else does there.
///
/// What runs once more with other claims would be seen all the same, so that second look is left out here.
@Suite("A protection", .ownThread)
struct ProtectionTests {
  @Test("Sees what was written against it, whatever else ends their process, and is all that keeps it from passing")
  func forgeries() throws {
    let whole = try BuiltFixture(Forgery.all.map(\.files), protections: Self.firstLook)
    defer { whole.remove() }
    // Without these, the copies of suites are other ones.
    let plain = try BuiltFixture(Forgery.groups[0].map(\.files), protections: Self.firstLook.subtracting(.selectors))
    defer { plain.remove() }
    try seesAll(whole)
    for forgeries in Forgery.groups {
      for protection in Set(forgeries.map(\.protection)) {
        try isAll(protection, among: forgeries, protection == .selectors ? plain : whole)
      }
    }
  }

  private func seesAll(_ fixture: BuiltFixture) throws {
    let verdicts = try fixture.judge(.init(protections: Self.firstLook))
    for forgery in Forgery.all {
      let verdict = try #require(verdicts[forgery.fixture.id])
      #expect(verdict.status == .failed, "\(forgery.fixture.id)")
      #expect(reasons(verdict).contains(forgery.reason), "\(forgery.fixture.id): \(reasons(verdict))")
    }
  }

  private func isAll(_ protection: Protections, among forgeries: [Forgery], _ fixture: BuiltFixture) throws {
    let way = BuiltFixture.Way(
      protections: Self.firstLook.subtracting(protection),
      exercises: Set(forgeries.map(\.fixture.id))
    )
    let trusting = try fixture.judge([way]).flatMap(\.exercises)
    let written = forgeries.filter { $0.protection == protection }.map(\.fixture.id)
    #expect(trusting.filter { $0.status == .passed }.map(\.id.exercise) == written)
  }

  private static let firstLook = Protections.all.subtracting([.canaries, .confirmations])

  private func reasons(_ verdict: ExerciseVerdict) -> [String] {
    verdict.doubts.map(\.code)
      + verdict.tests.flatMap { test in
        test.doubts.map(\.code.rawValue) + [test.code?.rawValue].compactMap { $0 }
      }
  }
}
