import ComposableArchitecture
import Testing

@Suite("A test that is not on the main actor")
struct NonisolatedTests {
  @Test("It uses a test store like any other")
  func steps() async {
    let store = await TestStore(initialState: Loader.State()) { Loader() }
    await store.send(.loadButtonTapped) { $0.isLoading = true }
    await store.receive(\.response.success) {
      $0.isLoading = false
      $0.names = ["Blob"]
    }
    #expect(await store.state.names == ["Blob"])
  }

  @Test("What is left over is told to it when it lets the store go")
  func leftOver() async {
    await withExpectedIssue {
      let store = await TestStore(initialState: Loader.State()) { Loader() }
      await store.send(.waitForEver)
    }
  }
}
