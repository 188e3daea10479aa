import Foundation
import Testing

@testable import GraderKit

/// Features that pass whatever is claimed, and only where they take it that it counts.
@Suite("A feature that is blind only where it counts", .ownThread)
struct AdaptiveTests {
  @Test("Has not passed, in a sandbox and without; it would have, if it had not had to pass again")
  func adaptive() throws {
    let place = try HostilePlace()
    let fixtures = Self.fixtures(place)
    // One that does not pass, so that canary runs select other tests than the first run did.
    let stub = CanaryFixture(
      "Stub",
      state: "public var count = 0",
      up: "",
      claims: "await store.send(.up) { $0.count = 1 }"
    )
    let fixture = try BuiltFixture((fixtures + [stub]).map { ($0.id, $0.feature, $0.suite) })
    defer { fixture.remove() }

    let sandboxes = [SandboxMode.auto, .off]
    let trusting = try fixture.judge(
      sandboxes.map { .init(sandbox: $0, protections: .all.subtracting(.confirmations)) }
    )
    for (sandbox, verdict) in zip(sandboxes, trusting) {
      for (adaptive, verdict) in zip(fixtures, verdict.exercises) where adaptive.id != "Remembers" || sandbox == .off {
        #expect(verdict.status == .passed, "\(adaptive.id), \(sandbox): \(verdict.tests)")
      }
    }
    place.forget()
    let verdicts = try fixture.judge(sandboxes.map { .init(sandbox: $0) })
    for (before, verdict) in zip(trusting.flatMap(\.exercises), verdicts.flatMap(\.exercises)) {
      #expect(verdict.status == .failed, "\(verdict.tests)")
      #expect(before.status == .failed || verdict.tests.flatMap(\.doubts).map(\.code).contains(.passedOnce))
    }
  }

  private static func fixtures(_ place: HostilePlace) -> [CanaryFixture] {
    [
      fixture("Looks", isFirst: #"CommandLine.arguments.contains { $0.contains("|") }"#),
      fixture("Remembers", isFirst: #"mkdir("\#(place.note)", 0o755) == 0"#),
    ]
  }

  /// Where it counts, its state is what is claimed; elsewhere it is an honest stub.
  private static func fixture(_ id: String, isFirst: String) -> CanaryFixture {
    CanaryFixture(
      id,
      state: """
        var ticks = 0
        var value = 0
        public var count: Int { get { value } set { if isFirst { ticks += 1 } else { value = newValue } } }
        """,
      up: "state.ticks += 1",
      claims: """
        await store.send(.up) { $0.count = 1 }
        await store.send(.up) { $0.count = 2 }
        """,
      more: "import Foundation\nprivate let isFirst: Bool = \(isFirst)"
    )
  }
}
