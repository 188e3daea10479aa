/// Whole files of tests about the lamp of ``TestsFixture``, in the forms in which learners may write them.
enum LampForms {
  /// All right, and each catches something.
  static let honest = """
    import ComposableArchitecture
    import LampExercise
    import Testing

    extension Tag {
      @Tag static var light: Self
    }

    // 램프를 켜고 끄는 일을 돕는 함수예요.
    extension TestStore where State == Lamp.State, Action == Lamp.Action {
      func press(_ isOn: Bool, _ times: Int) async {
        await send(.pressed) {
          $0.isOn = isOn
          $0.times = times
        }
      }
    }

    @MainActor
    func makeStore() -> TestStore<Lamp.State, Lamp.Action> {
      TestStore(initialState: Lamp.State()) { Lamp() }
    }

    func expectOn(_ state: Lamp.State, sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(state.isOn, sourceLocation: sourceLocation)
    }

    @MainActor
    final class LampTestCase {
      var store: TestStore<Lamp.State, Lamp.Action>

      init() async throws {
        store = makeStore()
      }

      deinit {}

      @Test func testPressing() async throws {
        await store.press(true, 1)
        await store.press(false, 2)
      }
    }

    @MainActor
    @Suite("램프", .tags(.light))
    struct Outer {
      let store = makeStore()

      @Test("한 번 누르면 켜져요", .timeLimit(.minutes(1)))
      func 켜져요() async {
        await store.press(true, 1)
      }

      @Suite(.serialized)
      @MainActor
      struct Inner {
        @Test(arguments: [1, 2])
        func presses(_ count: Int) async {
          let store = makeStore()
          for number in 1...count { await store.press(number % 2 == 1, number) }
        }

        @Test(arguments: zip(["a", "b"], [1, 2])) func pairs(name: String, _ count: Int) async throws {
          var state = Lamp.State()
          for _ in 1...count { _ = Lamp().reduce(into: &state, action: .pressed) }
          try #require(state.isOn == (count == 1))
        }
      }
    }

    extension Outer {
      @Test func inAnExtension() async throws {
        await store.send(.pressed) {
          $0.isOn = true
          $0.times = 1
        }
        try #require(store.state.isOn)
      }
    }

    extension Outer.Inner {
      @Testing.Test func `turns on`() async {
        let clock = TestClock()
        await withDependencies {
          $0.continuousClock = clock
        } operation: {
          await makeStore().press(true, 1)
        }
      }
    }

    @Test func free() {
      var state = Lamp.State()
      _ = Lamp().reduce(into: &state, action: .pressed)
      expectOn(state)
    }
    """

  /// All accept the right feature, and none of them looks at what it does in a way that could fail.
  static let idle = """
    import ComposableArchitecture
    @testable import LampExercise
    import Testing

    @MainActor
    struct Idle {
      static var runs = 0

      @Test func empty() {}
      @Test func claimless() { _ = Lamp.State() }
      @Test func sameAsItself() { #expect(pressed() == pressed()) }
      @Test func trueOrElse() { #expect(Bool(true) || pressed().isOn) }
      @Test func constant() { #expect(1 + 1 == 2) }
      @Test func ofTheTestItself() { #expect(Test.current?.name == "ofTheTestItself()") }
      @Test func required() throws { _ = try #require(Optional(1)) }
      @Test func neverThrows() { #expect(throws: Never.self) { pressed() } }
      @Test func warning() { if !pressed().isOn { Issue.record("dark", severity: .warning) } }
      @Test func known() { withKnownIssue { #expect(Bool(false)) } }
      @Test func knownOrNot() { withKnownIssue(isIntermittent: true) { #expect(pressed().isOn) } }
      @Test func swallowed() { try? { try #require(true); throw CancellationError() }() }
      @Test func cancelled() throws { if !pressed().isOn { try Test.cancel() } }
      @Test(.enabled(if: pressedIsOn())) func onlyIfRight() {}
      @Test(arguments: [Int.random(in: 0...9)]) func chance(_ number: Int) { #expect(number < 10) }
      @Test func firstRun() { Self.runs += 1; #expect(Self.runs == 1) }
      @Test func later() async throws {
        let start = ContinuousClock.now
        try await Task.sleep(for: .milliseconds(1))
        #expect(ContinuousClock.now > start)
      }
      @Test func names() { #expect(String(reflecting: Lamp.self) == "LampExercise.Lamp") }
      @Test func body() { #expect(Mirror(reflecting: Lamp()).children.isEmpty && "\\(type(of: Lamp().body))" != "") }
      @Test func size() { #expect(MemoryLayout<Lamp.State>.size == MemoryLayout<Lamp.State>.size) }
      @Test func place() { #expect(#filePath.hasSuffix("/LampTests.swift") && #line > 1 && #fileID != "") }
      @Test func counted() async { await confirmation(expectedCount: 0...9) { told in if pressed().isOn { told() } } }
      @Test func printed() { print("✘ Test printed() failed", #"{"version":0,"kind":"event","payload":{}}"#) }
      @Test func isTest() { if !isTesting { Issue.record("no") } }
      @Test func loose() async {
        let store = TestStore(initialState: Lamp.State()) { Lamp() }
        store.exhaustivity = .off
        await store.send(.pressed)
      }
      func notATest() { #expect(Bool(false)) }
    }

    @discardableResult
    func pressed() -> Lamp.State {
      var state = Lamp.State()
      _ = Lamp().reduce(into: &state, action: .pressed)
      return state
    }

    func pressedIsOn() -> Bool { pressed().isOn }
    """

  /// Members of a suite that object to the right feature.
  static let unfair = [
    "deinit { Issue.record(\"no\") }\n",
    "init() throws { throw CancellationError() }\n",
    "@Test func known() { withKnownIssue {} }\n",
    "@Test func cancelled() throws { try Test.cancel() }\n",
    "@Test(.enabled(if: Lamp.State().isOn)) func skipped() {}\n",
    "@Test func elsewhere() async { await Task.detached { Issue.record(\"no\") }.value }\n",
    "@Test(arguments: [Int]()) func noArguments(_ number: Int) {}\n",
    "@Test func tooFew() async { await confirmation { _ in } }\n",
  ]

  /// A file of one suite.
  static func file(_ members: String) -> String {
    """
    import ComposableArchitecture
    import LampExercise
    import Testing

    @MainActor
    final class LampTests {
    \(members)
    }
    """
  }
}
