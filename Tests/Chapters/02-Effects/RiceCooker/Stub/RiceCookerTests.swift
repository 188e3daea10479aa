import ComposableArchitecture
import RiceCookerExercise
import Testing

@MainActor
struct RiceCookerTests {
  @Test("Start soaks, boils after ten minutes")
  func boils() async {
    let store = TestStore(initialState: RiceCooker.State()) {
      RiceCooker()
    }

    // TODO: This test is red on a cooker that is right. Put time into the test's hand, move it on, and let the cooker end.
    await store.send(.startTapped) {
      $0.stage = .soaking
    }
    await store.receive(\.stageReached, .boiling) {
      $0.stage = .boiling
    }
  }

  @Test("Rice is warm after 25 minutes")
  func warm() async {
    // TODO: Write this test.
  }

  @Test("Off ends it while it soaks")
  func offWhileSoaking() async {
    // TODO: Write this test.
  }

  // TODO: What else may a broken cooker do? It may come too early, tell things twice, go on after 'off', start again, …
}
