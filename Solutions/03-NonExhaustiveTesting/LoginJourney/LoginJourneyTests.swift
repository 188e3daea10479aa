import ComposableArchitecture
import LoginJourneyExercise
import Testing

@MainActor
struct LoginJourneyTests {
  @Test("Logging in ends on the activity, with the name that the server gave")
  func loggingIn() async {
    let store = TestStore(
      initialState: AppFeature.State(authenticatedTab: .loggedOut(Login.State(name: "mina", password: "1234")))
    ) {
      AppFeature()
    } withDependencies: {
      $0.account.login = { _, _ in "Mina Kim" }
    }
    store.exhaustivity = .off

    await store.send(\.login.submitTapped)
    await store.receive(\.login.delegate.didLogin) {
      $0.selectedTab = .activity
      $0.authenticatedTab = .loggedIn(Profile.State(name: "Mina Kim"))
    }
  }

  @Test("The app moves when login says so, not before")
  func notBefore() async {
    let store = TestStore(
      initialState: AppFeature.State(authenticatedTab: .loggedOut(Login.State(name: "mina", password: "1234")))
    ) {
      AppFeature()
    } withDependencies: {
      $0.account.login = { _, _ in "Mina Kim" }
    }
    store.exhaustivity = .off

    await store.send(\.login.submitTapped) {
      $0.selectedTab = .account
    }
  }

  @Test("A refusal stays and is told, and a second try works")
  func secondTry() async {
    let store = TestStore(
      initialState: AppFeature.State(authenticatedTab: .loggedOut(Login.State(name: "mina", password: "4321")))
    ) {
      AppFeature()
    } withDependencies: {
      $0.account.login = { _, password in
        guard password == "1234" else { throw Refusal() }
        return "Mina Kim"
      }
    }
    store.exhaustivity = .off

    await store.send(\.login.submitTapped)
    await store.receive(\.login.response.failure) {
      $0.selectedTab = .account
      $0.authenticatedTab.modify(\.loggedOut) { $0.problem = "Wrong name or password." }
    }
    await store.send(\.login.passwordChanged, "1234")
    await store.send(\.login.submitTapped)
    await store.receive(\.login.delegate.didLogin) {
      $0.selectedTab = .activity
    }
  }

  @Test("Out and in as another shows the other")
  func another() async {
    let store = TestStore(
      initialState: AppFeature.State(authenticatedTab: .loggedIn(Profile.State(name: "Mina Kim")))
    ) {
      AppFeature()
    } withDependencies: {
      $0.account.login = { _, _ in "Juno Park" }
    }
    store.exhaustivity = .off

    await store.send(\.profile.logOutTapped)
    await store.receive(\.profile.delegate.didLogOut)
    await store.send(\.login.nameChanged, "juno")
    await store.send(\.login.submitTapped)
    await store.receive(\.login.delegate.didLogin) {
      $0.authenticatedTab = .loggedIn(Profile.State(name: "Juno Park"))
    }
  }

  @Test("A cancelled login never moves the app")
  func cancelled() async {
    let clock = TestClock()
    let store = TestStore(
      initialState: AppFeature.State(authenticatedTab: .loggedOut(Login.State(name: "mina", password: "1234")))
    ) {
      AppFeature()
    } withDependencies: {
      $0.account.login = { _, _ in
        try await clock.sleep(for: .seconds(1))
        return "Mina Kim"
      }
    }
    store.exhaustivity = .off

    await store.send(\.login.submitTapped)
    await store.send(\.login.cancelTapped)
    await clock.advance(by: .seconds(1))
    await store.finish()
    #expect(store.state.selectedTab == .account)
  }
}

private struct Refusal: Error {}
