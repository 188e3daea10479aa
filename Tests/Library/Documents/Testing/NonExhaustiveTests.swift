import ComposableArchitecture
import Testing

/// The samples of "Testing", in its section on non-exhaustive testing: the login whose success switches the tab.
///
/// Changed in all of them: the document skips the override of the client that logs in, so it is written here.
@MainActor
@Suite("Testing: non-exhaustive testing")
struct NonExhaustiveTests {
  @Test("T20 T21: the exhaustive test claims every change and every action of the login")
  func exhaustive() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: AppFeature.State()) {
        AppFeature()
      } withDependencies: {
        $0.loginClient.login = { _, _ in blob }
      }

      // 1️⃣ Emulate user tapping on submit button.
      await store.send(\.login.submitButtonTapped) {
        // 2️⃣ Assert how all state changes in the login feature
        // Changed: the document's '$0.login?.isLoading' does not fit the state that it prints.
        $0.authenticatedTab.modify(\.loggedOut) { $0.isLoading = true }
      }

      // 3️⃣ Login feature performs API request to login, and
      //    sends response back into system.
      await store.receive(\.login.loginResponse.success) {
        // 4️⃣ Assert how all state changes in the login feature
        $0.authenticatedTab.modify(\.loggedOut) { $0.isLoading = false }
      }

      // 5️⃣ Login feature sends a delegate action to let parent
      //    feature know it has successfully logged in.
      await store.receive(\.login.delegate.didLogin) {
        // 6️⃣ Assert how all of app state changes due to that action.
        $0.authenticatedTab = .loggedIn(
          Profile.State(user: blob)
        )
        // 7️⃣ *Finally* assert that the selected tab switches to activity.
        $0.selectedTab = .activity
      }
    }
    #expect(issues.isEmpty)
  }

  @Test("T20 T21: with exhaustivity off the test claims only that the tab switches")
  func nonExhaustive() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: AppFeature.State()) {
        AppFeature()
      } withDependencies: {
        $0.loginClient.login = { _, _ in blob }
      }
      store.exhaustivity = .off  // ⬅️

      await store.send(\.login.submitButtonTapped)
      await store.receive(\.login.delegate.didLogin) {
        $0.selectedTab = .activity
      }
    }
    #expect(issues.isEmpty)
  }

  @Test("T20: what it does claim has to be right")
  func wrongTab() async {
    var line = 0
    let issues = await recordedIssues {
      let store = TestStore(initialState: AppFeature.State()) {
        AppFeature()
      } withDependencies: {
        $0.loginClient.login = { _, _ in blob }
      }
      store.exhaustivity = .off

      await store.send(\.login.submitButtonTapped)
      line = #line + 1
      await store.receive(\.login.delegate.didLogin) {
        $0.selectedTab = .search
      }
    }
    #expect(issues.map(\.kind) == ["The state is not what this step claims."])
    #expect(issues.map(\.line) == [line])
  }

  @Test("T22: what is skipped is shown as information, and the test passes")
  func shown() async {
    let information = Information()
    await withIssueReporters([information]) {
      let store = TestStore(initialState: AppFeature.State()) {
        AppFeature()
      } withDependencies: {
        $0.loginClient.login = { _, _ in blob }
      }
      store.exhaustivity = .off(showSkippedAssertions: true)  // ⬅️

      await store.send(\.login.submitButtonTapped)
      await store.receive(\.login.delegate.didLogin) {
        $0.selectedTab = .activity
      }
    }
    // Golden form: commas stand everywhere between neighbours, also where the document drops one, and what is gone or new is
    // spelled out. The sentences are the library's own.
    #expect(
      information.texts == [
        """
        Skipped: this step does not claim every change.

        Action: .login(.submitButtonTapped)

              AppFeature.State(
                authenticatedTab: .loggedOut(
                  Login.State(
            -       isLoading: false,
            +       isLoading: true,
                    …
                  )
                ),
                …
              )

        (Expected: −, Actual: +)
        """,
        """
        Skipped: 1 action that came back is not claimed:

          .login(
            .loginResponse(
              .success(
                User(
                  id: 1,
                  name: "Blob"
                )
              )
            )
          )
        """,
        """
        Skipped: this step does not claim every change.

        Action: .login(
          .delegate(
            .didLogin(
              User(
                id: 1,
                name: "Blob"
              )
            )
          )
        )

              AppFeature.State(
            -   authenticatedTab: .loggedOut(
            -     Login.State(
            -       isLoading: false,
            -       name: "",
            -       password: ""
            -     )
            -   ),
            +   authenticatedTab: .loggedIn(
            +     Profile.State(
            +       user: User(
            +         id: 1,
            +         name: "Blob"
            +       )
            +     )
            +   ),
                …
              )

        (Expected: −, Actual: +)
        """,
      ]
    )
  }

  @Test("T21: the application goes on: a login that is refused, and a logout", arguments: [true, false])
  func wholeFlow(isRight: Bool) async {
    let store = TestStore(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: {
      $0.loginClient.login = { name, password in
        guard password == "right" else { throw Refusal() }
        return User(id: 1, name: name)
      }
    }
    await store.send(\.login.nameChanged, "Blob") {
      $0.authenticatedTab = .loggedOut(Login.State(name: "Blob"))
    }
    let password = isRight ? "right" : "wrong"
    await store.send(\.login.passwordChanged, password) {
      $0.authenticatedTab = .loggedOut(Login.State(name: "Blob", password: password))
    }
    await store.send(\.login.submitButtonTapped) {
      $0.authenticatedTab.modify(\.loggedOut) { $0.isLoading = true }
    }
    guard isRight else {
      await store.receive(\.login.loginResponse.failure) {
        $0.authenticatedTab.modify(\.loggedOut) { $0.isLoading = false }
      }
      return
    }
    await store.receive(\.login.loginResponse.success, blob) {
      $0.authenticatedTab.modify(\.loggedOut) { $0.isLoading = false }
    }
    await store.receive(\.login.delegate.didLogin, blob) {
      $0.authenticatedTab = .loggedIn(Profile.State(user: blob))
      $0.selectedTab = .activity
    }
    await store.send(\.tabSelected, .account) { $0.selectedTab = .account }
    await store.send(\.profile.logoutButtonTapped)
    await store.receive(\.profile.delegate.didLogout) {
      $0.authenticatedTab = .loggedOut(Login.State())
    }
  }
}

private let blob = User(id: 1, name: "Blob")

private struct Refusal: Error {}
