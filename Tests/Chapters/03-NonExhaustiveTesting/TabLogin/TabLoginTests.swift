import ComposableArchitecture
import TabLoginExercise
import Testing

@MainActor
struct TabLoginTests {
  @Test("One submit asks once")
  func asksOnce() async {
    let asked = LockIsolated<[String]>([])
    let store = TestStore(
      initialState: AppFeature.State(authenticatedTab: .loggedOut(Login.State(name: "mina", password: "1234")))
    ) {
      AppFeature()
    } withDependencies: {
      $0.account.login = { name, _ in
        asked.withValue { $0.append(name) }
        return "Mina Kim"
      }
    }
    store.exhaustivity = .off

    await store.send(\.login.submitTapped) {
      $0.authenticatedTab = .loggedOut(Login.State(name: "mina", password: "1234", isBusy: true))
    }
    await store.receive(\.login.delegate.didLogin, "Mina Kim")
    #expect(asked.value == ["mina"])
  }

  @Test("The app moves only when login says so")
  func movesWhenTold() async {
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
    await store.receive(\.login.response.success) {
      $0.selectedTab = .account
    }
    await store.receive(\.login.delegate.didLogin) {
      $0.selectedTab = .activity
    }
  }

  @Test("didLogin shows that name's profile")
  func showsProfile() async {
    let store = TestStore(initialState: AppFeature.State(authenticatedTab: .loggedOut(Login.State(name: "mina")))) {
      AppFeature()
    }
    store.exhaustivity = .off

    await store.send(\.login.delegate.didLogin, "Mina Kim") {
      $0.authenticatedTab = .loggedIn(Profile.State(name: "Mina Kim"))
    }
  }

  @Test("didLogin selects activity")
  func selectsActivity() async {
    let store = TestStore(initialState: AppFeature.State(selectedTab: .account)) {
      AppFeature()
    }
    store.exhaustivity = .off

    await store.send(\.login.delegate.didLogin, "Mina Kim") {
      $0.selectedTab = .activity
    }
  }

  @Test("A refusal stays and is shown")
  func refusal() async {
    let store = TestStore(
      initialState: AppFeature.State(authenticatedTab: .loggedOut(Login.State(name: "mina", password: "4321")))
    ) {
      AppFeature()
    } withDependencies: {
      $0.account.login = { _, _ in throw Refusal() }
    }
    store.exhaustivity = .off

    await store.send(\.login.submitTapped) {
      $0.authenticatedTab = .loggedOut(Login.State(name: "mina", password: "4321", isBusy: true))
    }
    await store.receive(\.login.response.failure) {
      $0.selectedTab = .account
      $0.authenticatedTab = .loggedOut(
        Login.State(name: "mina", password: "4321", problem: "Wrong name or password.")
      )
    }
  }

  @Test("Logging out shows an empty login on its tab")
  func logsOut() async {
    let store = TestStore(
      initialState: AppFeature.State(
        selectedTab: .account,
        authenticatedTab: .loggedIn(Profile.State(name: "Mina Kim"))
      )
    ) {
      AppFeature()
    }

    await store.send(\.profile.logOutTapped)
    await store.receive(\.profile.delegate.didLogOut) {
      $0.authenticatedTab = .loggedOut(Login.State())
    }
    #expect(store.state.selectedTab == .account)
  }

  @Test("The child hears each action before the app")
  func childFirst() async {
    let store = TestStore(initialState: AppFeature.State()) {
      AppFeature()
    }

    await store.send(\.login.delegate.didLogin, "Mina Kim") {
      $0.selectedTab = .activity
      $0.authenticatedTab = .loggedIn(Profile.State(name: "Mina Kim"))
    }
    await store.send(\.profile.delegate.didLogOut) {
      $0.authenticatedTab = .loggedOut(Login.State())
    }
  }
}

private struct Refusal: Error {}
