import ComposableArchitecture
import LoginJourneyExercise
import Testing

// TODO: The test below is green, and worth nothing: it is red whenever login changes inside, and it says little about the
// journey. Write a few lean tests of the journey in its place.
@MainActor
struct LoginJourneyTests {
  @Test("Logging in, with all that happens inside")
  func everything() async {
    let store = TestStore(
      initialState: AppFeature.State(authenticatedTab: .loggedOut(Login.State(name: "mina", password: "1234")))
    ) {
      AppFeature()
    } withDependencies: {
      $0.account.login = { _, _ in "Mina Kim" }
    }

    await store.send(\.login.submitTapped) {
      $0.authenticatedTab.modify(\.loggedOut) {
        $0.isLoading = true
        $0.step = .asking
      }
    }
    await store.receive(\.login.response.success) {
      $0.authenticatedTab.modify(\.loggedOut) { $0.step = .answered }
    }
    await store.receive(\.login.accepted) {
      $0.authenticatedTab.modify(\.loggedOut) { $0.isLoading = false }
    }
    await store.receive(\.login.delegate.didLogin) {
      $0.authenticatedTab = .loggedIn(Profile.State(name: "Mina Kim"))
      $0.selectedTab = .activity
    }
  }
}
