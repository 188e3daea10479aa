import Foundation
import Testing

@testable import GraderKit

/// The forms in which learners write tests, through the whole of the real pipeline.
@Suite(.ownThread)
struct LampFormsTests {
  @Test("Tests in all the forms that the testing library knows get their credit")
  func honest() throws {
    let verdict = try #require(try Self.verdicts.get()["Honest"])

    #expect(verdict.outcome == .judged)
    #expect(verdict.tests.map(\.status) == verdict.tests.map { _ in .passed })
    #expect(verdict.tests.count == 7)
    #expect(verdict.earned == Points(12))
    #expect(verdict.caughtNothing == [])
    #expect(verdict.doubts == [])
    // Each test that hangs on a fault is told, not only the first.
    #expect(verdict.variants.caught.filter { $0.how == .timedOut }.map(\.caughtBy.count) == [3])
  }

  @Test("Tests that look at nothing that the feature does, or that cannot fail, catch nothing")
  func idle() throws {
    let verdict = try #require(try Self.verdicts.get()["Idle"])

    #expect(verdict.outcome == .judged)
    #expect(verdict.tests.filter { $0.status != .passed }.map(\.title) == [])
    #expect(verdict.variants.caught.flatMap(\.caughtBy) == [])
    #expect(verdict.caughtNothing.count == 25)
    #expect(verdict.earned == .zero)
  }

  @Test("Tests that object to the right feature in any form earn nothing, whatever others beside them catch")
  func unfair() throws {
    let verdicts = try LampForms.unfair.indices.map { try #require(try Self.verdicts.get()["Unfair\($0)"]) }

    #expect(verdicts.map(\.outcome) == verdicts.map { _ in .judged })
    #expect(verdicts.map { $0.variants.map(\.status) } == verdicts.map { _ in [.rejected] })
    #expect(verdicts.map(\.earned) == verdicts.map { _ in .zero })
  }

  private static let verdicts = Result {
    var files = ["Honest": LampForms.honest, "Idle": LampForms.idle]
    for (number, members) in LampForms.unfair.enumerated() {
      files["Unfair\(number)"] = LampForms.file(members + TestsFixture.onAndOff)
    }
    return try TestsFixture.verdicts(on: files)
  }
}
