import Foundation
import Testing

@testable import GraderKit

/// Submissions of all kinds, through the whole of the real pipeline: exercises of one kit, graded at once.
@Suite(.ownThread)
struct PipelineTests {
  @Test("A right feature passes every assertion")
  func right() throws {
    let verdict = try verdict("Right")

    #expect(verdict.status == .passed)
    #expect(statuses(verdict) == [[.passed, .passed, .passed, .passed], [.passed, .passed]])
    #expect(verdict.tests.map(\.title) == ["Counts up to four", "Turns on"])
    #expect(verdict.tests[0].assertions.map(\.text) == Array(repeating: "send(.up)", count: 4))
    #expect(verdict.tests[0].assertions.map(\.line) == [10, 11, 12, 13])
    #expect(verdict.tests[1].assertions.map(\.text) == ["send(.toggled)", "#expect(store.state.isOn)"])
    #expect(verdict.earned == Points(10))
  }

  @Test("A wrong claim in the middle fails alone, with its difference")
  func wrongStep() throws {
    let verdict = try verdict("Wrong")

    #expect(verdict.status == .failed)
    #expect(statuses(verdict) == [[.passed, .failed, .passed, .passed], [.passed, .passed]])
    #expect(
      verdict.tests[0].assertions[1].difference == """
          Counter.State(
        -   count: 7,
        +   count: 2,
            …
          )

        (Expected: −, Actual: +)
        """
    )
  }

  @Test("A crash in the fourth assertion costs what comes after the third, and no other test")
  func crash() throws {
    let verdict = try verdict("Crashes")

    #expect(verdict.tests.map(\.status) == [.crashed, .passed])
    #expect(statuses(verdict) == [[.passed, .passed, .passed, .notReached], [.passed, .passed]])
    #expect(verdict.tests[0].lastAssertion == 3)
    #expect(verdict.tests[0].crash?.fatalMessage?.hasSuffix("Fatal error: stop") == true)
    #if os(Linux) && arch(x86_64)
      #expect(verdict.tests[0].crash?.signal == "SIGILL")
    #endif
    #expect(verdict.earned < Points(10))
  }

  @Test("A feature that ends the process quietly has not passed")
  func quietExit() throws {
    let verdict = try verdict("Exits")

    #expect(verdict.tests.map(\.status) == [.crashed, .passed])
    #expect(statuses(verdict)[0] == [.passed, .notReached, .notReached, .notReached])
  }

  @Test("A feature that hangs is ended, and the other test keeps its verdict")
  func hang() throws {
    let verdict = try verdict("Hangs")

    #expect(verdict.tests.map(\.status) == [.timedOut, .passed])
    #expect(statuses(verdict)[0] == [.passed, .passed, .notReached, .notReached])
  }

  @Test("A file that does not compile costs its own exercise, and only its own lines are shown")
  func doesNotCompile() throws {
    let verdict = try verdict("Broken")

    #expect(verdict.status == .doesNotCompile)
    #expect(statuses(verdict).joined().allSatisfy { $0 == .notReached })
    let errors = verdict.diagnostics.filter { $0.severity == "error" }
    #expect(errors.map(\.file) == ["Broken.swift"])
    #expect(errors.map(\.line) == [17])
    #expect(errors.first?.message.contains("cuont") == true)
  }

  @Test("A missing folder costs its own exercise")
  func missing() throws {
    #expect(try verdict("Gone").status == .missing)
  }

  @Test("What shadows the assertions turns nothing green", arguments: Shadow.all)
  func shadows(_ shadow: Shadow) throws {
    let verdict = try verdict(shadow.id)

    #expect(verdict.status == .failed)
    #expect(statuses(verdict) == [[.failed, .failed, .failed, .failed], [.passed, .passed]])
  }

  private func verdict(_ id: String) throws -> ExerciseVerdict { try #require(try Self.verdicts.get()[id]) }

  private func statuses(_ verdict: ExerciseVerdict) -> [[AssertionStatus]] {
    verdict.tests.map { $0.assertions.map(\.status) }
  }

  private static let stubs =
    [
      ("Right", FixtureSources.counter()),
      ("Wrong", FixtureSources.counter()),
      ("Crashes", FixtureSources.counter(up: #"if state.count == 3 { fatalError("stop") }; state.count += 1"#)),
      (
        "Exits",
        FixtureSources.counter(up: "if state.count == 1 { exit(0) }; state.count += 1", more: "import Foundation")
      ),
      ("Hangs", FixtureSources.counter(up: "while state.count == 2 {}; state.count += 1")),
      ("Broken", FixtureSources.counter(up: "state.cuont += 1")),
      ("Gone", FixtureSources.counter()),
    ] + Shadow.all.map { ($0.id, FixtureSources.counter(up: "", more: $0.declarations)) }

  private static let verdicts = Result { () throws -> [String: ExerciseVerdict] in
    let kit = try FixtureKit(
      stubs.map { id, stub in (id, stub, FixtureSources.counterSuite(id, second: id == "Wrong" ? "7" : "2")) }
    )
    defer { kit.remove() }
    try FileManager.default.removeItem(at: kit.kit.chapters.appending(path: "\(FixtureKit.chapter)/Gone"))
    var limits = Limits()
    limits.test = 8
    let fixture = try BuiltFixture(kit, judgedFor: 20)
    defer { fixture.remove() }
    return try fixture.judge(.init(limits: limits))
  }
}

/// Declarations that a learner could write to take an assertion's name.
struct Shadow: CustomTestStringConvertible, Sendable {
  /// The exercise in which they stand.
  var id: String
  var testDescription: String
  var declarations: String

  static let all = [
    Shadow(
      id: "Macro",
      testDescription: "a macro named expect",
      declarations: """
        @freestanding(expression)
        public macro expect(_ condition: Bool) = #externalMacro(module: "WorkbookMacros", type: "Nothing")
        """
    ),
    Shadow(
      id: "SendsAll",
      testDescription: "a send that does nothing",
      declarations: """
        extension TestStore {
          @discardableResult
          public func send(_ action: Action, assert: ((inout State) throws -> Void)? = nil) async -> Int { 0 }
        }
        """
    ),
    Shadow(
      id: "SendsOne",
      testDescription: "a send for this very feature",
      declarations: """
        extension TestStore where State == Counter.State, Action == Counter.Action {
          public func send(_ action: Counter.Action, assert: ((inout Counter.State) -> Void)? = nil) async {}
          public var state: Counter.State {
            var state = Counter.State()
            state.isOn = true
            return state
          }
        }
        """
    ),
    Shadow(
      id: "Store",
      testDescription: "a test store of one's own",
      declarations: """
        @MainActor
        public final class TestStore<State, Action> {
          public var state: State
          public init<R>(initialState: State, reducer: () -> R) { state = initialState }
          public func send(_ action: Action, assert: ((inout State) throws -> Void)? = nil) async {
            try? assert?(&state)
          }
        }
        """
    ),
  ]
}
