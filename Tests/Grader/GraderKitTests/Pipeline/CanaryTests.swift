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
    let verdicts = try Self.judged(CanaryFixture.evading)[1].exercises
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
    let verdicts = try Self.verdicts.get().map { verdict in
      try #require(verdict.exercises.first { $0.id.exercise == fixture.id })
    }
    return (verdicts[0], verdicts[1])
  }

  private static let verdicts = Result {
    try judged(CanaryFixture.blind + CanaryFixture.honest + [CanaryFixture.trapping])
  }

  /// The verdicts on fixtures without canary runs, and with them.
  private static func judged(_ fixtures: [CanaryFixture]) throws -> [Verdict] {
    let fixture = try BuiltFixture(fixtures.map { ($0.id, $0.feature, $0.suite) })
    defer { fixture.remove() }
    return try fixture.judge([.init(protections: .traces), .init()])
  }
}
