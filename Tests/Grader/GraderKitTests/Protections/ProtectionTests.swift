import Testing

@testable import GraderKit

/// Each protection is real: what is written against it passes where it is lacking, and nothing else does there.
///
/// What runs once more with other claims would be seen all the same, so that second look is left out here.
@Suite("A protection", .serialized, .ownThread)
struct ProtectionTests {
  @Test("Sees what was written against it, though another exercise helps by how it ends their process")
  func together() throws {
    let fixture = try FixtureKit(Forgery.all.map(\.files))
    defer { fixture.remove() }
    for (forgery, verdict) in zip(Forgery.all, try fixture.grade(protections: Self.firstLook)) {
      #expect(verdict.status == .failed, "\(forgery.fixture.id)")
      #expect(reasons(verdict).contains(forgery.reason), "\(forgery.fixture.id): \(reasons(verdict))")
    }
  }

  @Test("Is what keeps from passing what was written against it, and that alone", arguments: Forgery.groups.indices)
  func forgeries(_ group: Int) throws {
    let forgeries = Forgery.groups[group]
    let fixture = try FixtureKit(forgeries.map(\.files))
    defer { fixture.remove() }
    for protection in Set(forgeries.map(\.protection)) {
      let written = forgeries.filter { $0.protection == protection }.map(\.fixture.id)
      let trusting = try fixture.grade(protections: Self.firstLook.subtracting(protection))
      #expect(trusting.filter { $0.status == .passed }.map(\.id.exercise) == written)
    }
  }

  private static let firstLook = Protections.all.subtracting([.canaries, .confirmations])

  private func reasons(_ verdict: ExerciseVerdict) -> [String] {
    verdict.doubts.map(\.code)
      + verdict.tests.flatMap { test in
        test.doubts.map(\.code.rawValue) + [test.code?.rawValue].compactMap { $0 }
      }
  }
}
