import ComposableArchitecture

/// A metro gate: a card pays the fare and opens it, and whoever passes closes it again.
@Reducer
public struct Turnstile {
  /// Whether somebody may pass.
  public enum Gate: Equatable {
    case closed
    case open
  }

  /// What the gate and the card know.
  @ObservableState
  public struct State: Equatable {
    /// The money on the card, in won.
    public var balance: Int

    /// Whether somebody may pass.
    public var gate: Gate

    /// How many people have passed.
    public var entries: Int

    /// Creates a gate with a card before it.
    public init(balance: Int = 0, gate: Gate = .closed, entries: Int = 0) {
      self.balance = balance
      self.gate = gate
      self.entries = entries
    }
  }

  /// What can happen at the gate.
  public enum Action {
    case cardTapped
    case personPassed
    case toppedUp(Int)
  }

  /// What passing costs, in won.
  private static let fare = 1_400

  /// Creates the feature.
  public init() {}

  /// How each action changes the gate and the card.
  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .cardTapped:
        guard state.gate == .closed, state.balance >= Self.fare else { return .none }
        state.balance -= Self.fare
        state.gate = .open
        return .none

      case .personPassed:
        guard state.gate == .open else { return .none }
        state.gate = .closed
        state.entries += 1
        return .none

      case .toppedUp(let won):
        state.balance += won
        return .none
      }
    }
  }
}
