import ComposableArchitecture

/// An app of three tabs, the last of which shows a login and, after it, a profile.
@Reducer
public struct AppFeature {
  /// The tabs.
  public enum Tab: Equatable {
    case activity
    case search
    case account
  }

  /// What the account tab shows.
  @CasePathable
  public enum AuthenticatedTab: Equatable {
    case loggedOut(Login.State)
    case loggedIn(Profile.State)
  }

  /// What the app shows.
  @ObservableState
  public struct State: Equatable {
    /// The tab that is open.
    public var selectedTab: Tab

    /// What the account tab shows.
    public var authenticatedTab: AuthenticatedTab

    /// Who has been logged in before.
    public var lastName: String?

    /// Creates an app that asks who you are.
    public init(selectedTab: Tab = .account, authenticatedTab: AuthenticatedTab = .loggedOut(Login.State())) {
      self.selectedTab = selectedTab
      self.authenticatedTab = authenticatedTab
    }
  }

  /// What can happen to the app and to its children.
  public enum Action {
    case login(Login.Action)
    case profile(Profile.Action)
    case tabSelected(Tab)
  }

  /// Creates the feature.
  public init() {}

  /// The children, then what the app makes of what they tell.
  public var body: some Reducer<State, Action> {
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
      case .login(.delegate(.didLogin(let name))):
        state.authenticatedTab = .loggedIn(Profile.State(name: name))
        state.selectedTab = .activity
        return .none

      case .profile(.delegate(.didLogOut(let name))):
        state.lastName = name
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

/// Asks who you are, and tells its parent when it knows.
@Reducer
public struct Login {
  /// How far a login has come.
  public enum Step: Equatable {
    case typing
    case asking
    case answered
  }

  /// What has been typed, and what came of it.
  @ObservableState
  public struct State: Equatable {
    /// The name as it was typed.
    public var name: String

    /// The password as it was typed.
    public var password: String

    /// Why the last try did not work.
    public var problem: String?

    /// Internal: whether the button shows that something is going on.
    public var isLoading = false

    /// Internal: how often somebody has tried, for a day on which that is wanted.
    public var attempts = 0

    /// Internal: what the animation goes by.
    public var step = Step.typing

    /// Creates a login; an empty one by default.
    public init(name: String = "", password: String = "") {
      self.name = name
      self.password = password
    }
  }

  /// What can happen to a login.
  public enum Action {
    case nameChanged(String)
    case passwordChanged(String)
    case submitTapped
    case cancelTapped
    case response(Result<String, any Error>)

    /// Internal: the animation may end.
    case accepted(String)
    case delegate(Delegate)
  }

  /// What the parent is told.
  @CasePathable
  public enum Delegate {
    /// The name is the server's, not the one that was typed.
    case didLogin(String)
  }

  private enum CancelID {
    case login
  }

  @Dependency(\.account) private var account

  /// Creates the feature.
  public init() {}

  /// How each action changes a login, and what it starts.
  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .nameChanged(let name):
        state.name = name
        return .none

      case .passwordChanged(let password):
        state.password = password
        return .none

      case .submitTapped:
        guard !state.isLoading else { return .none }
        state.isLoading = true
        state.problem = nil
        state.step = .asking
        return .run { [account, name = state.name, password = state.password] send in
          await send(.response(Result { try await account.login(name, password) }))
        }
        .cancellable(id: CancelID.login)

      case .cancelTapped:
        state.isLoading = false
        state.step = .typing
        return .cancel(id: CancelID.login)

      case .response(.success(let name)):
        state.step = .answered
        return .send(.accepted(name))

      case .response(.failure):
        state.isLoading = false
        state.step = .typing
        state.problem = "Wrong name or password."
        return .none

      case .accepted(let name):
        state.isLoading = false
        return .send(.delegate(.didLogin(name)))

      case .delegate:
        return .none
      }
    }
  }
}

/// Shows who is logged in, and tells its parent when that is over.
@Reducer
public struct Profile {
  /// Who is logged in.
  @ObservableState
  public struct State: Equatable {
    /// The name that the account has.
    public var name: String

    /// Creates the profile of an account.
    public init(name: String) {
      self.name = name
    }
  }

  /// What can happen to a profile.
  public enum Action {
    case logOutTapped
    case delegate(Delegate)
  }

  /// What the parent is told.
  @CasePathable
  public enum Delegate {
    case didLogOut(String)
  }

  /// Creates the feature.
  public init() {}

  /// What each action starts.
  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .logOutTapped: .send(.delegate(.didLogOut(state.name)))
      case .delegate: .none
      }
    }
  }
}

/// Whoever knows the accounts.
@DependencyClient
public struct AccountClient: Sendable, TestDependencyKey {
  /// Logs in, and returns the name that the account has.
  public var login: @Sendable (_ name: String, _ password: String) async throws -> String

  /// Complains in a test that did not override it.
  public static let testValue = AccountClient()
}

extension DependencyValues {
  /// Whoever knows the accounts.
  public var account: AccountClient {
    get { self[AccountClient.self] }
    set { self[AccountClient.self] = newValue }
  }
}
