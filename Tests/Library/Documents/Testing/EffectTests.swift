import ComposableArchitecture
import Testing

/// The samples of "Testing", in its section on effects: those whose timer sleeps for real.
///
/// Changed in all of them: how long each second of the timer takes is said by the test. A verdict must not hang on how busy
/// the machine is, so what the document waits for in vain takes an hour here, and what comes in time a millisecond.
@MainActor
@Suite("Testing: effects")
struct EffectTests {
  @Test("T01: a test of effects begins like any other")
  func basics() async {
    let store = TestStore(initialState: Feature.State(count: 0)) {
      Feature()
    }
    #expect(store.state == Feature.State(count: 0))
  }

  @Test("T11: an effect that is still running at the end of the test fails it, at the action that started it")
  func stillRunning() async throws {
    var line = 0
    let issues = await recordedIssues {
      let store = TestStore(initialState: Feature.State(count: 0)) {
        Feature(second: anHour)
      }
      line = #line + 1
      await store.send(.startTimerButtonTapped)
    }
    #expect(issues.map(\.kind) == ["An effect is still running at the end of the test."])
    #expect(issues.map(\.line) == [line])
  }

  @Test("T12 T13: an action that does not come in the tenth of a second that 'receive' waits fails")
  func receiveInVain() async throws {
    var line = 0
    let issues = await recordedIssues {
      let store = TestStore(initialState: Feature.State(count: 0)) {
        Feature(second: anHour)
      }
      await store.send(.startTimerButtonTapped)
      line = #line + 1
      await store.receive(\.timerTick) {
        $0.count = 1
      }
    }
    #expect(issues.map(\.kind) == ["The action did not come after 0.1 seconds."])
    #expect(issues.map(\.line) == [line])
  }

  @Test("T13: with a longer timeout the first tick comes, and what the timer does after it fails the test")
  func timeout() async throws {
    var line = 0
    let issues = await recordedIssues {
      let store = TestStore(initialState: Feature.State(count: 0)) {
        Feature { tick in tick == 1 ? .milliseconds(1) : .seconds(3600) }
      }
      line = #line + 1
      await store.send(.startTimerButtonTapped)
      await store.receive(\.timerTick, timeout: patience) {
        $0.count = 1
      }
    }
    #expect(issues.map(\.kind) == ["An effect is still running at the end of the test."])
    #expect(issues.map(\.line) == [line])
  }

  @Test("T10 T12: with five of them the whole test passes")
  func fiveTicks() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Feature.State(count: 0)) {
        Feature(second: { _ in .milliseconds(1) })
      }
      await store.send(.startTimerButtonTapped)
      await store.receive(\.timerTick, timeout: patience) {
        $0.count = 1
      }
      await store.receive(\.timerTick, timeout: patience) {
        $0.count = 2
      }
      await store.receive(\.timerTick, timeout: patience) {
        $0.count = 3
      }
      await store.receive(\.timerTick, timeout: patience) {
        $0.count = 4
      }
      await store.receive(\.timerTick, timeout: patience) {
        $0.count = 5
      }
    }
    #expect(issues.isEmpty)
  }

  /// The document's two seconds; a wait ends with the action, so a long one costs nothing.
  private let patience = Duration.seconds(300)

  private let anHour: @Sendable (Int) -> Duration = { _ in .seconds(3600) }
}

// MARK: - The feature

extension EffectTests {
  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      var count = 0
    }
    enum Action {
      case startTimerButtonTapped
      case timerTick
    }
    /// How long the second before a tick takes.
    var second: @Sendable (_ tick: Int) -> Duration = { _ in .seconds(1) }

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .startTimerButtonTapped:
          state.count = 0
          return .run { [second] send in
            for tick in 1...5 {
              try await Task.sleep(for: second(tick))  // ⬅️
              await send(.timerTick)
            }
          }

        case .timerTick:
          state.count += 1
          return .none
        }
      }
    }
  }
}
