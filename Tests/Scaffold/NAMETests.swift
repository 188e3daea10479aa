import ComposableArchitecture
import NAMEExercise
import Testing

@MainActor
struct NAMETests {
  @Test("A tap makes three four")
  func tapped() async {
    let store = TestStore(initialState: NAME.State(count: 3)) {
      NAME()
    }

    await store.send(.tapped) {
      $0.count = 4
    }
  }
}
