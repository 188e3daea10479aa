import ComposableArchitecture

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
    case didLogOut
  }

  /// Creates the feature.
  public init() {}

  /// What each action starts.
  public var body: some Reducer<State, Action> {
    Reduce { _, action in
      switch action {
      case .logOutTapped: .send(.delegate(.didLogOut))
      case .delegate: .none
      }
    }
  }
}
