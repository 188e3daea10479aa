import ComposableArchitecture
import Testing

@MainActor
@Suite("Steps without an action")
struct AssertTests {
  @Test("'assert' passes what is so and fails what is not, in every mode", arguments: modes)
  func assert(mode: Exhaustivity) async {
    var line = 0
    let issues = await recordedIssues {
      let store = TestStore(initialState: Counter.State(count: 3)) { Counter() }
      store.exhaustivity = mode
      store.assert {
        $0.count = 3
        #expect(!$0.isEven)
      }
      line = #line + 1
      store.assert { $0.count = 4 }
    }
    #expect(issues.map(\.line) == [line])
    #expect(
      issues.first?.text == """
        The state is not what this step claims.

            - Counter.State(count: 4)
            + Counter.State(count: 3)

        (Expected: −, Actual: +)
        """
    )
  }

  nonisolated static let modes: [Exhaustivity] = [.on, .off, .off(showSkippedAssertions: true)]

  @Test("'withExhaustivity' holds for its steps only (T26)")
  func withExhaustivity() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      store.exhaustivity = .off
      await store.withExhaustivity(.on) {
        await store.send(.incrementButtonTapped)
      }
      await store.send(.incrementButtonTapped)
      #expect(store.withExhaustivity(.on) { store.exhaustivity } == .on)
      #expect(store.exhaustivity == .off)
    }
    #expect(issues.map(\.kind) == ["The state changed, but this step claims no change."])
  }

  @Test("'skipInFlightEffects' ends what is running (T26)")
  func skipEffects() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Loader.State()) { Loader() }
      await store.send(.waitForEver)
      await store.skipInFlightEffects()
      await store.skipInFlightEffects(strict: false)
    }
    #expect(issues.isEmpty)
  }

  @Test("A strict skip of effects with none running fails (T26)")
  func skipNoEffects() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Loader.State()) { Loader() }
      await store.skipInFlightEffects()
    }
    #expect(
      issues.map(\.text) == [
        """
        There are no running effects to skip.

        Take this step out, or pass 'strict: false' if there may be none.
        """
      ]
    )
  }
}
