import ComposableArchitecture
import Testing

/// Effects that sleep for real, though features should not: what the wait of a test does about it.
@MainActor
@Suite("A real sleep in an effect")
struct RealSleepTests {
  @Test("Longer than the wait is told with what to do about it, fifty at once (A10)", arguments: 1...50)
  func tooLong(_ number: Int) async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: 0) { Sleeper(duration: .seconds(3600)) }
      let task = await store.send(.started)
      await store.receive(.woken) { $0 = 1 }
      await task.cancel()
    }
    #expect(issues.map(\.kind) == ["The action did not come after 0.1 seconds."])
    #expect(issues.first?.text.contains("A sleep on a real clock, such as 'Task.sleep', makes the test wait") == true)
  }

  @Test("Shorter than the wait is received, however busy the machine is, fifty at once (A10)", arguments: 1...50)
  func shortEnough(_ number: Int) async {
    let store = TestStore(initialState: 0) { Sleeper(duration: .milliseconds(1)) }
    await store.send(.started)
    // The limit is a safety net: the wait ends with the action.
    await store.receive(.woken, timeout: .seconds(300)) { $0 = 1 }
  }
}

private struct Sleeper: Reducer {
  enum Action: Equatable {
    case started
    case woken
  }

  let duration: Duration

  func reduce(into state: inout Int, action: Action) -> Effect<Action> {
    switch action {
    case .started:
      return .run { send in
        try await Task.sleep(for: duration)
        await send(.woken)
      }
    case .woken:
      state = 1
      return .none
    }
  }
}
