import ComposableArchitecture

/// A number between two buttons, plus and minus.
@Reducer
public struct Counter {
  /// What the counter knows.
  @ObservableState
  public struct State: Equatable {
    /// The number between the buttons; it may go below zero.
    public var count: Int

    /// Whether the number can be divided only by one and by itself.
    public var isPrime: Bool {
      count > 1 && (2..<count).allSatisfy { !count.isMultiple(of: $0) }
    }

    /// Creates a counter that shows a number.
    public init(count: Int = 0) {
      self.count = count
    }
  }

  /// What can happen to the counter.
  public enum Action {
    case incrementButtonTapped
    case decrementButtonTapped
  }

  /// Creates the feature.
  public init() {}

  /// How each action changes the state.
  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        // TODO: Add one to the count.
        return .none

      case .decrementButtonTapped:
        // TODO: Take one from the count.
        return .none
      }
    }
  }
}
