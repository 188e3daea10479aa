import Testing

@testable import GraderKit

/// Each limit is real: what takes more than it may does not pass, and does where the limit leaves room.
@Suite("A limit", .ownThread)
struct LimitControlTests {
  @Test("Is what keeps from passing what takes more, and nothing else, in a sandbox and without")
  func limits() throws {
    let fixture = try BuiltFixture(Self.takers.map { ($0.id, $0.feature, $0.suite) })
    defer { fixture.remove() }
    for sandbox in [SandboxMode.auto, .off] { try check(fixture, sandbox) }
  }

  private func check(_ fixture: BuiltFixture, _ sandbox: SandboxMode) throws {
    // What runs once more takes as much again, and shows no more.
    let protections = Protections.all.subtracting([.canaries, .confirmations])
    func verdicts(_ limits: Limits) throws -> [ExerciseVerdict] {
      try fixture.judge([.init(sandbox: sandbox, protections: protections, limits: limits)]).flatMap(\.exercises)
    }

    let roomy = try verdicts(Limits())
    #expect(roomy.filter { $0.status != .passed }.map(\.id.exercise) == [], "\(sandbox)")

    var limits = Limits()
    limits.test = 2
    limits.memory = 256
    limits.files = 8
    limits.processes = 60
    limits.descriptors = 64
    let tight = try verdicts(limits)
    #expect(tight.filter { $0.status == .passed }.map(\.id.exercise) == ["Modest"], "\(sandbox)")
    #expect(tight.first { $0.id.exercise == "TakesTime" }?.tests.map(\.status) == [.timedOut], "\(sandbox)")
  }

  /// Each counts if it gets what it asks for; the first asks for nothing.
  private static let takers = [
    taker("Modest", takes: "true"),
    taker(
      "TakesMemory",
      takes: """
        guard let memory = malloc(400 << 20) else { return false }
        memset(memory, 1, 400 << 20)
        free(memory)
        return true
        """
    ),
    taker(
      "TakesSpace",
      takes: """
        guard let file = tmpfile() else { return false }
        signal(SIGXFSZ, SIG_IGN)
        let piece = [UInt8](repeating: 1, count: 1 << 20)
        return (0..<20).allSatisfy { _ in fwrite(piece, 1, piece.count, file) == piece.count } && fflush(file) == 0
        """
    ),
    taker(
      "TakesThreads",
      takes: """
        (0..<100).allSatisfy { _ in
          var thread = pthread_t()
          return pthread_create(&thread, nil, { _ in sleep(5); return nil }, nil) == 0
        }
        """
    ),
    taker("TakesDescriptors", takes: #"(0..<100).allSatisfy { _ in open("/dev/null", O_RDONLY) >= 0 }"#),
    taker("TakesTime", takes: "sleep(4) == 0"),
  ]

  private static func taker(_ id: String, takes body: String) -> CanaryFixture {
    CanaryFixture(
      id,
      state: "public var count = 0",
      up: "if takes() { state.count += 1 }",
      claims: "await store.send(.up) { $0.count = 1 }",
      more: """
        import Foundation
        private func takes() -> Bool {
        \(body)
        }
        """
    )
  }
}
