import ComposableArchitecture

// The application of "Testing", in its section on non-exhaustive testing: a third tab that shows a login and, when it has
// succeeded, a profile; and a selected tab that switches to the activity then. The document describes it and shows its tests.

@Reducer
struct AppFeature {
  @ObservableState
  struct State: Equatable {
    var authenticatedTab = AuthenticatedTab.loggedOut(Login.State())
    var selectedTab = Tab.account
  }

  /// What the third tab shows.
  @CasePathable
  enum AuthenticatedTab: Equatable {
    case loggedOut(Login.State)
    case loggedIn(Profile.State)
  }

  enum Tab {
    case activity
    case search
    case account
  }

  enum Action {
    case login(Login.Action)
    case profile(Profile.Action)
    case tabSelected(Tab)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.authenticatedTab, action: \.self) {
      Scope(state: \.loggedOut, action: \.login) {
        Login()
      }
      Scope(state: \.loggedIn, action: \.profile) {
        Profile()
      }
    }
    Reduce { state, action in
      switch action {
      case .login(.delegate(.didLogin(let user))):
        state.authenticatedTab = .loggedIn(Profile.State(user: user))
        state.selectedTab = .activity
        return .none

      case .profile(.delegate(.didLogout)):
        state.authenticatedTab = .loggedOut(Login.State())
        return .none

      case .tabSelected(let tab):
        state.selectedTab = tab
        return .none

      case .login, .profile:
        return .none
      }
    }
  }
}

@Reducer
struct Login {
  @ObservableState
  struct State: Equatable {
    var isLoading = false
    var name = ""
    var password = ""
  }

  enum Action {
    case nameChanged(String)
    case passwordChanged(String)
    case submitButtonTapped
    case loginResponse(Result<User, any Error>)
    case delegate(Delegate)
  }

  /// What the parent is told.
  @CasePathable
  enum Delegate {
    case didLogin(User)
  }

  @Dependency(\.loginClient) private var loginClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nameChanged(let name):
        state.name = name
        return .none

      case .passwordChanged(let password):
        state.password = password
        return .none

      case .submitButtonTapped:
        state.isLoading = true
        return .run { [loginClient, name = state.name, password = state.password] send in
          await send(.loginResponse(Result { try await loginClient.login(name: name, password: password) }))
        }

      case .loginResponse(.success(let user)):
        state.isLoading = false
        return .send(.delegate(.didLogin(user)))

      case .loginResponse(.failure):
        state.isLoading = false
        return .none

      case .delegate:
        return .none
      }
    }
  }
}

@Reducer
struct Profile {
  @ObservableState
  struct State: Equatable {
    var user: User
  }

  enum Action {
    case logoutButtonTapped
    case delegate(Delegate)
  }

  /// What the parent is told.
  @CasePathable
  enum Delegate {
    case didLogout
  }

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .logoutButtonTapped: .send(.delegate(.didLogout))
      case .delegate: .none
      }
    }
  }
}

struct User: Equatable, Sendable {
  let id: Int
  let name: String
}

@DependencyClient
struct LoginClient: Sendable, TestDependencyKey {
  var login: @Sendable (_ name: String, _ password: String) async throws -> User

  static let testValue = LoginClient()
}

extension DependencyValues {
  var loginClient: LoginClient {
    get { self[LoginClient.self] }
    set { self[LoginClient.self] = newValue }
  }
}
