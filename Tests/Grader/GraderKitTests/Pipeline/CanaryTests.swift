import Foundation
import Testing

@testable import GraderKit

/// Features that do nothing of what is asked, and make the suite's own claims come true.
///
/// All are graded in one workspace at once, with the protection and without.
@Suite(.serialized, .ownThread)
struct CanaryTests {
  @Test("What passes whatever is claimed has not passed; without canary runs it would have")
  func blind() throws {
    let blind = CanaryFixture.blind
    let fixture = try FixtureKit((blind + CanaryFixture.honest).map { ($0.id, $0.feature, $0.suite) })
    defer { fixture.remove() }

    let trusting = try fixture.grade(protections: [])
    #expect(trusting.filter { $0.status != .passed }.map(\.id.exercise) == [])

    let verdicts = try fixture.grade()
    #expect(verdicts.filter { $0.status == .passed }.map(\.id.exercise) == CanaryFixture.honest.map(\.id))
    for (fixture, verdict) in zip(blind, verdicts) {
      #expect(verdict.status == .failed, "\(fixture.id)")
      #expect(verdict.tests.map(\.status) == [.failed], "\(fixture.id)")
      #expect(verdict.tests.first?.code == .doubted, "\(fixture.id)")
      #expect(verdict.tests.first?.doubts.contains { $0.code == .claimIgnored } == true, "\(fixture.id)")
      #expect(verdict.earned < verdict.points, "\(fixture.id)")
    }
    for verdict in verdicts.filter({ $0.status == .passed }) { #expect(verdict.tests.flatMap(\.doubts).isEmpty) }
  }

  @Test("An '==' that leaves out what can be printed is seen at once")
  func differing() throws {
    let differing = CanaryFixture.differing
    let fixture = try FixtureKit([(differing.id, differing.feature, differing.suite)])
    defer { fixture.remove() }

    let verdict = try #require(try fixture.grade(protections: []).first)
    #expect(verdict.status == .failed)
    #expect(verdict.tests.flatMap(\.doubts).map(\.code) == [.blindEquality])
  }

  @Test("What takes the run's number away has not passed")
  func evaded() throws {
    let evading = CanaryFixture.evading
    let fixture = try FixtureKit(evading.map { ($0.id, $0.feature, $0.suite) })
    defer { fixture.remove() }

    #expect(try fixture.grade(protections: []).map(\.status) == [.passed, .passed])
    let verdicts = try fixture.grade()
    #expect(verdicts.map(\.status) == [.failed, .failed])
    #expect(verdicts.map { $0.tests.flatMap(\.doubts).map(\.code) } == [[.claimNotAltered], []])
    #expect(verdicts[0].doubts == [.silentForm("send")])
    #expect(
      verdicts[1].doubts == ["send", "finish", "require", "confirmation"].map { RunDoubt.silentForm($0) }
    )
    #expect(verdicts.map(\.earned) == [.zero, .zero])
  }

  @Test("What ends the process where claims are altered is neither blamed nor a hindrance for others")
  func crash() throws {
    let fixtures = [CanaryFixture.trapping] + CanaryFixture.honest
    let fixture = try FixtureKit(fixtures.map { ($0.id, $0.feature, $0.suite) })
    defer { fixture.remove() }

    #expect(try fixture.grade().map(\.status) == fixtures.map { _ in .passed })
  }
}
