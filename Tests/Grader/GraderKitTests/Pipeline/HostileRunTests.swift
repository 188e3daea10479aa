import Foundation
import Testing

@testable import GraderKit

/// Features that turn against the process in which they are tested, all in one chapter: each must cost itself alone.
@Suite("A feature that turns against its process", .ownThread)
struct HostileRunTests {
  @Test("Costs its own test, earns nothing by it, and leaves nothing behind, in a sandbox and without")
  func runs() throws {
    var limits = Limits()
    limits.test = 5
    let fixture = try BuiltFixture(
      HostileRun.all.map { ($0.id, $0.source, FixtureSources.counterSuite($0.id)) },
      limits: limits
    )
    defer { fixture.remove() }
    let sandboxes = [SandboxMode.auto, .off]
    for (sandbox, verdict) in zip(sandboxes, try fixture.judge(sandboxes.map { .init(sandbox: $0) })) {
      for (run, verdict) in zip(HostileRun.all, verdict.exercises) {
        let (hit, other) = (verdict.tests[0], verdict.tests[1])
        let row = "\(run.id), \(sandbox): \(hit.status), \(other.status), \(verdict.doubts)"
        #expect(run.statuses.contains(hit.status), "\(row)")
        #expect(!run.sparesOthers || other.status == .passed, "\(row)")
        #expect(verdict.status != .passed || run.id == "SleepsAtExit", "\(row)")
      }
    }
    let left = ProcessFamily.processes.filter { process in
      let words = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
      return words.range(of: Data(HostileRun.leftover.utf8)) != nil
    }
    #expect(left.isEmpty)
  }
}
