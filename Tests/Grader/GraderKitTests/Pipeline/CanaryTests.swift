import Foundation
import Testing

@testable import GraderKit

/// Features that do nothing of what is asked, and make the suite's own claims come true, beside others that do.
///
/// They are built together, and judged with the protection and without.
@Suite(.ownThread)
struct CanaryTests {
  @Test("What passes whatever is claimed has not passed; without canary runs it would have")
  func blind() throws {
    for fixture in CanaryFixture.blind {
      let (trusting, verdict) = try verdicts(fixture)
      #expect(trusting.status == .passed, "\(fixture.id)")
      #expect(verdict.status == .failed, "\(fixture.id)")
      #expect(verdict.tests.map(\.status) == [.failed], "\(fixture.id)")
      #expect(verdict.tests.first?.code == .doubted, "\(fixture.id)")
      #expect(verdict.tests.first?.doubts.contains { $0.code == .claimIgnored } == true, "\(fixture.id)")
      #expect(verdict.earned < verdict.points, "\(fixture.id)")
    }
  }

  @Test("What does as it is asked passes, in whatever way it does so")
  func honest() throws {
    for fixture in CanaryFixture.honest {
      let (trusting, verdict) = try verdicts(fixture)
      #expect(trusting.status == .passed, "\(fixture.id)")
      #expect(verdict.status == .passed, "\(fixture.id)")
      #expect(verdict.tests.flatMap(\.doubts).isEmpty, "\(fixture.id)")
    }
  }

  @Test("What takes the run's number away has not passed")
  func evaded() throws {
    let verdicts = try Self.verdicts.get()[2].exercises
    #expect(verdicts.map(\.status) == [.failed, .failed])
    // Its marks are in other codes then.
    #expect(verdicts.map(\.doubts) == [[.unreadableTraces], [.unreadableTraces]])
    #expect(verdicts.map(\.earned) == [.zero, .zero])
  }

  @Test("What ends the process where claims are altered is neither blamed nor a hindrance for others")
  func crash() throws {
    #expect(try verdicts(CanaryFixture.trapping).verdict.status == .passed)
  }

  /// What became of a fixture without canary runs, and with them.
  private func verdicts(_ fixture: CanaryFixture) throws -> (trusting: ExerciseVerdict, verdict: ExerciseVerdict) {
    let verdicts = try Self.verdicts.get().prefix(2).map { verdict in
      try #require(verdict.exercises.first { $0.id.exercise == fixture.id })
    }
    return (verdicts[0], verdicts[1])
  }

  /// The verdicts without canary runs, and with them; last, on what takes the run's number away from all that run with it.
  private static let verdicts = Result {
    let fixtures = CanaryFixture.blind + CanaryFixture.honest + [CanaryFixture.trapping]
    let fixture = try BuiltFixture((fixtures + CanaryFixture.evading).map { ($0.id, $0.feature, $0.suite) })
    defer { fixture.remove() }
    let exercises = Set(fixtures.map(\.id))
    return try fixture.judge([
      .init(protections: .traces, exercises: exercises), .init(exercises: exercises),
      .init(exercises: Set(CanaryFixture.evading.map(\.id))),
    ])
  }
}
