import ComposableArchitecture

/// Asks who you are, and tells its parent when it knows.
@Reducer
public struct Login {
  /// What has been typed, and what came of it.
  @ObservableState
  public struct State: Equatable {
    /// The name as it was typed.
    public var name: String

    /// The password as it was typed.
    public var password: String

    /// Whether an answer is on its way.
    public var isBusy: Bool

    /// Why the last try did not work.
    public var problem: String?

    /// Creates a login; an empty one by default.
    public init(name: String = "", password: String = "", isBusy: Bool = false, problem: String? = nil) {
      self.name = name
      self.password = password
      self.isBusy = isBusy
      self.problem = problem
    }
  }

  /// What can happen to a login.
  public enum Action {
    case nameChanged(String)
    case passwordChanged(String)
    case submitTapped
    case response(Result<String, any Error>)
    case delegate(Delegate)
  }

  /// What the parent is told.
  @CasePathable
  public enum Delegate {
    /// The name is the server's, not the one that was typed.
    case didLogin(String)
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
        state.isBusy = true
        state.problem = nil
        return .run { [account, name = state.name, password = state.password] send in
          await send(.response(Result { try await account.login(name, password) }))
        }

      case .response(.success(let name)):
        state.isBusy = false
        return .send(.delegate(.didLogin(name)))

      case .response(.failure):
        state.isBusy = false
        state.problem = "Wrong name or password."
        return .none

      case .delegate:
        return .none
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
