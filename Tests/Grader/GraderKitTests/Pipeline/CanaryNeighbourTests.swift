import Foundation
import Testing

@testable import GraderKit

/// Exercises that do their work, and use what they know of it to spare others, or other tests of their own, a canary run.
@Suite(.ownThread)
struct CanaryNeighbourTests {
  @Test("What knows a right claim from a wrong one neither warns other exercises nor keeps them from their turn")
  func neighbours() throws {
    for fixture in [Self.ends, Self.warns] { #expect(try verdict(fixture).status == .passed, "\(fixture.id)") }
    for fixture in [Self.isWarned, CanaryFixture.blind[0]] {
      let verdict = try verdict(fixture)
      #expect(verdict.status == .failed, "\(fixture.id)")
      #expect(verdict.tests.flatMap(\.doubts).map(\.code).contains(.claimIgnored), "\(fixture.id)")
    }
  }

  @Test("Tests that end the process where claims are altered keep no other test from its turn")
  func tests() throws {
    let verdict = try verdict(Self.shields)
    #expect(verdict.tests.map(\.status) == [.passed, .passed, .passed, .passed, .failed])
  }

  @Test("What gives itself away only after a claim that it knows to be wrong is met by another claim first")
  func learns() throws {
    let verdict = try verdict(Self.learns)
    #expect(verdict.status == .failed)
    #expect(verdict.tests.flatMap(\.doubts).map(\.code).contains(.claimIgnored))
  }

  @Test("What says itself that an issue is expected has not failed where it had to")
  func cries() throws {
    let verdict = try verdict(Self.cries)
    #expect(verdict.status == .failed)
    #expect(verdict.tests.flatMap(\.doubts).map(\.code).contains(.claimIgnored))
  }

  @Test("A test that fails on purpose keeps none of its claims from being altered")
  func failsOnPurpose() throws {
    let verdict = try verdict(Self.failsOnPurpose)
    #expect(verdict.tests.flatMap(\.assertions).map(\.status) == [.failed, .failed])
    #expect(verdict.earned == .zero)
  }

  @Test("What leaves word for the next process does not know whether the first one counts")
  func remembers() throws {
    let verdicts = try Self.outcomes.get().remembering
    #expect(verdicts[0].status == .passed)
    #expect(verdicts[1].tests.flatMap(\.doubts).map(\.code) == [.passedOnce])
  }

  @Test("Of several claims of one assertion each has its turn, also where some runs come before the one that counts")
  func thirds() throws {
    let verdicts = try Self.outcomes.get().thirds
    #expect(verdicts.map { $0.tests.flatMap(\.doubts).map(\.code) } == verdicts.map { _ in [.claimIgnored] })
    #expect(verdicts.count == 3)
  }

  @Test("Who reads the marks while they are written does not learn whether claims are altered")
  func alikeMarks() throws {
    let (real, canary) = try Self.outcomes.get().traces
    #expect(String(decoding: canary.events, as: UTF8.self).contains("issueRecorded"))
    #expect(places(of: real).count > 60)
    // Those of a form that has failed are missing, when all the rest have been made.
    #expect(places(of: real).prefix { !$0.isOfForm } == places(of: canary).prefix { !$0.isOfForm })
    #expect(!places(of: real).drop { !$0.isOfForm }.contains { !$0.isOfForm })
  }

  /// All that a mark says but for its code.
  private func places(of traces: TestBundle.Traces) -> [MarkedPlace] {
    JSONLines<MarkedPlace>(traces.marks).records
  }

  private struct MarkedPlace: Equatable, Decodable {
    var site: Int
    var part: Int
    var value: Int
    var test: String?
    var isOfForm: Bool { test?.contains(GradingForms.fileName) == true }
  }

  private func verdict(_ fixture: CanaryFixture) throws -> ExerciseVerdict {
    try #require(try Self.outcomes.get().neighbours[fixture.id])
  }

  /// What became of fixtures that were built together.
  private struct Outcomes {
    /// Of those that run together, by id.
    var neighbours: [String: ExerciseVerdict]
    /// Of what remembers, without a run before the one that counts and with one.
    var remembering: [ExerciseVerdict]
    /// With no such run, with one and with two.
    var thirds: [ExerciseVerdict]
    /// Of a run as it is and of one with altered claims.
    var traces: (real: TestBundle.Traces, canary: TestBundle.Traces)
  }

  private static let outcomes = Result {
    try withTemporaryFolder { folder in
      chmod(folder.path, 0o777)
      let neighbours = [cries, ends, failsOnPurpose, isWarned, learns, shields, warns, CanaryFixture.blind[0]]
      let (remembering, everything) = (remembering(in: folder), CanaryFixture.honest[3])
      let fixture = try BuiltFixture(
        (neighbours + [remembering, thirds, everything]).map { ($0.id, $0.feature, $0.suite) }
      )
      defer { fixture.remove() }
      return Outcomes(
        neighbours: try fixture.judge(.init(exercises: Set(neighbours.map(\.id)))),
        remembering: try (0...1).flatMap { earlyRuns in
          try? FileManager.default.removeItem(at: folder.appending(path: "seen"))
          return try verdicts(on: remembering, fixture, [.init(sandbox: .off, earlyRuns: earlyRuns...earlyRuns)])
        },
        thirds: try verdicts(on: thirds, fixture, (0...2).map { .init(earlyRuns: $0...$0) }),
        traces: (
          try fixture.traces(of: everything.id) { RunNumber(key: $0, turn: nil) },
          try fixture.traces(of: everything.id) { RunNumber(key: $0, turn: 5) }
        )
      )
    }
  }

  /// The verdicts on an exercise, judged by itself in some ways.
  private static func verdicts(
    on exercise: CanaryFixture,
    _ fixture: BuiltFixture,
    _ ways: [BuiltFixture.Way]
  ) throws -> [ExerciseVerdict] {
    let ways = ways.map { way in
      var way = way
      way.exercises = [exercise.id]
      return way
    }
    return try fixture.judge(ways).flatMap(\.exercises)
  }

  /// Reports where its suite asserts, and says that it was to be expected.
  private static let cries = CanaryFixture(
    "Cries",
    state: blind,
    up: """
      state.ticks += 1
      withExpectedIssue {
        for place in 0..<600 as Range<UInt> {
          reportIssue("x", fileID: "CriesSuite/CriesTests.swift", line: 11 + place % 2, column: 1 + place / 2)
        }
      }
      """,
    claims: sends,
    more: "import IssueReporting"
  )

  private static let failsOnPurpose = CanaryFixture(
    "FailsOnPurpose",
    state: blind,
    up: "state.ticks += 1; if state.ticks == 1 { reportIssue(\"Not done yet.\") }",
    claims: sends,
    more: "import IssueReporting"
  )

  /// Does what its claims say but for the last of three.
  private static let thirds = CanaryFixture(
    "Thirds",
    state: "public var a = 0; public var b = 0; var ticks = 0; public var c: Int { get { 0 } set { ticks += 1 } }",
    up: "state.a += 1; state.b += 2; state.ticks += 1",
    claims: "await store.send(.up) { $0.a = 1; $0.b = 2; $0.c = 3 }"
  )

  /// Makes every claim true in the first process, and does its work in those after it.
  private static func remembering(in folder: URL) -> CanaryFixture {
    CanaryFixture(
      "Remembers",
      state: """
        var value = 0
        var ticks = 0
        public var count: Int { get { value } set { if isLater { value = newValue } else { ticks += 1 } } }
        """,
      up: "if isLater { state.value += 1 } else { state.ticks += 1 }",
      claims: sends,
      more: """
        import Foundation
        private let isLater = mkdir("\(folder.path)/seen", 0o777) != 0
        """
    )
  }

  private static let blind = "var ticks = 0; public var count: Int { get { 0 } set { ticks += 1 } }"

  /// Runs before all others, by its name.
  private static let warns = CanaryFixture(
    "Announces",
    state: "public var count = 0 { didSet { if count != oldValue + 1 { setenv(\"HAS_SEEN\", \"1\", 1) } } }",
    up: "state.count += 1",
    claims: sends,
    more: "import Foundation"
  )

  private static let isWarned = CanaryFixture(
    "Hears",
    state: """
      var value = 0
      var ticks = 0
      public var count: Int { get { value } set { if hasSeen { value = newValue } else { ticks += 1 } } }
      """,
    up: "if !hasSeen { state.ticks += 1 }",
    claims: sends,
    more: "import Foundation\nprivate var hasSeen: Bool { getenv(\"HAS_SEEN\") != nil }"
  )

  private static let ends = several(
    CanaryFixture(
      "Ends",
      state: "\(trap)\npublic var isOther = false",
      up: "state.count += 1",
      claims: "",
      more: "import Foundation"
    ),
    Array(repeating: test(sends), count: 4)
  )

  private static let shields = several(
    CanaryFixture(
      "Shields",
      state: """
        \(trap)
        public var isOther = false
        var ticks = 0
        public var other: Int { get { 0 } set { ticks += 1 } }
        """,
      up: "if state.isOther { state.ticks += 1 } else { state.count += 1 }",
      claims: "",
      more: "import Foundation"
    ),
    Array(repeating: test(sends), count: 4) + [
      test(sends.replacing("count", with: "other"), begin: "state.isOther = true")
    ]
  )

  /// Does the first step right, and makes the claims about all others come true unless the first was altered.
  private static let learns = CanaryFixture(
    "Learns",
    state: """
      var value = 0
      var ticks = 0
      public var count: Int {
        get { value }
        set {
          if value == 0, newValue != 1 { hasLearned = true }
          if value == 0 || hasLearned { value = newValue } else { ticks += 1 }
        }
      }
      """,
    up: "if state.value == 0 { state.value = 1 } else if !hasLearned { state.ticks += 1 }",
    claims: "\(sends)\nawait store.send(.up) { $0.count = 3 }",
    more: "nonisolated(unsafe) private var hasLearned = false"
  )

  private static let trap = "public var count = 0 { didSet { if count != oldValue + 1 { exit(0) } } }"

  private static let sends = """
    await store.send(.up) { $0.count = 1 }
    await store.send(.up) { $0.count = 2 }
    """

  private static func test(_ sends: String, begin: String = "state.isOther = false") -> String {
    """
    var state = Counter.State()
    \(begin)
    let store = TestStore(initialState: state) { Counter() }
    \(sends)
    """
  }

  /// A fixture with a test for each of some bodies.
  private static func several(_ fixture: CanaryFixture, _ bodies: [String]) -> CanaryFixture {
    var fixture = fixture
    let tests = bodies.enumerated().map { "@Test func test\($0)() async {\n\($1)\n}" }.joined(separator: "\n")
    fixture.suite = """
      import ComposableArchitecture
      import \(fixture.id)Exercise
      import Testing

      @MainActor
      struct \(fixture.id)Tests {
      \(tests)
      }
      """
    return fixture
  }
}
