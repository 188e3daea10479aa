import ComposableArchitecture

/// Counts taps.
@Reducer
public struct NAME {
  /// What the feature knows.
  @ObservableState
  public struct State: Equatable {
    /// How often somebody has tapped.
    public var count: Int

    /// Creates a state.
    public init(count: Int = 0) {
      self.count = count
    }
  }

  /// What can happen.
  public enum Action {
    case tapped
  }

  /// Creates the feature.
  public init() {}

  /// How each action changes the state.
  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.count += 1
        return .none
      }
    }
  }
}
