import Foundation
import Testing

@testable import GraderKit

/// Features that turn against the process in which they are tested, all in one chapter: each must cost itself alone.
@Suite("A feature that turns against its process", .serialized, .ownThread)
struct HostileRunTests {
  @Test("Costs its own test, earns nothing by it, and leaves nothing behind", arguments: [SandboxMode.auto, .off])
  func runs(_ sandbox: SandboxMode) throws {
    let fixture = try FixtureKit(HostileRun.all.map { ($0.id, $0.source, FixtureSources.counterSuite($0.id)) })
    defer { fixture.remove() }
    var limits = Limits()
    limits.test = 5
    let verdicts = try fixture.grade(limits: limits, sandbox: sandbox)

    for (run, verdict) in zip(HostileRun.all, verdicts) {
      let (hit, other) = (verdict.tests[0], verdict.tests[1])
      #expect(run.statuses.contains(hit.status), "\(run.id): \(hit.status), \(verdict.doubts)")
      #expect(!run.sparesOthers || other.status == .passed, "\(run.id): \(other.status), \(verdict.doubts)")
      #expect(verdict.status != .passed || run.id == "SleepsAtExit", "\(run.id)")
    }
    let left = ProcessFamily.processes.filter { process in
      let words = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
      return words.range(of: Data(HostileRun.leftover.utf8)) != nil
    }
    #expect(left.isEmpty)
  }
}
