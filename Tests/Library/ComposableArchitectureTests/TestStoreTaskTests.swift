import ComposableArchitecture
import Testing

@MainActor
@Suite("The task of a step")
struct TestStoreTaskTests {
  @Test("Cancelling tears an effect down, and then nothing is left over (T17)")
  func cancel() async {
    let events = Log()
    let issues = await recordedIssues {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Loader.Action> { _, _ in
          .run { send in
            try? await Task.never()
            await Task.yield()
            await send(.cleared)
            events.append("torn down")
          }
        }
      }
      let task = await store.send(.waitForEver)
      #expect(!task.isCancelled)
      await task.cancel()
      #expect(task.isCancelled)
      #expect(events.entries == ["torn down"])
    }
    #expect(issues.isEmpty)
  }

  @Test("An effect that pays no heed to its cancellation does not count as running (T18)")
  func deafEffect() async {
    let gate = Gate()
    let issues = await recordedIssues {
      let store = TestStore(initialState: Loader.State()) { Loader { await gate.value } }
      let task = await store.send(.loadButtonTapped) { $0.isLoading = true }
      let cancellation = Task.immediate { await task.cancel() }
      await store.finish()
      gate.open("Blob")
      await cancellation.value
    }
    #expect(issues.isEmpty)
  }

  @Test("'finish' waits for the effects of its step")
  func finish() async {
    let gate = Gate()
    let issues = await recordedIssues {
      let store = TestStore(initialState: Loader.State()) { Loader { await gate.value } }
      let task = await store.send(.loadButtonTapped) { $0.isLoading = true }
      let opening = Task { gate.open("Blob") }
      await task.finish(timeout: .seconds(3600))
      await opening.value
      await store.receive(\.response.success, "Blob") {
        $0.isLoading = false
        $0.names = ["Blob"]
      }
    }
    #expect(issues.isEmpty)
  }

  @Test("'finish' does not hang on an effect that does not end, and tells it once (D6, A6)")
  func finishInVain() async {
    var line = 0
    let issues = await recordedIssues {
      let store = TestStore(initialState: Loader.State()) { Loader() }
      store.timeout = 1_000_000
      let task = await store.send(.waitForEver)
      line = #line + 1
      await task.finish()
    }
    #expect(issues.map(\.line) == [line])
    #expect(issues.map(\.kind) == ["An effect is still running after 0.001 seconds."])
  }
}
