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
    // TODO: Let each child run on its case of `authenticatedTab`: Login on `loggedOut`, Profile on `loggedIn`.
    Reduce { state, action in
      switch action {
      case .login(.delegate(.didLogin)):
        // TODO: Show the profile of that name, then select the activity.
        return .none

      case .profile(.delegate(.didLogOut)):
        // TODO: Show an empty login. The tab stays.
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
