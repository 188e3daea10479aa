import ComposableArchitecture

/// A rice cooker: it soaks for ten minutes, boils for fifteen, and then keeps the rice warm until it is switched off.
@Reducer
public struct RiceCooker: Sendable {
  /// What the cooker is doing.
  public enum Stage: Equatable, Sendable {
    case idle
    case soaking
    case boiling
    case warm
  }

  /// What the cooker shows.
  @ObservableState
  public struct State: Equatable {
    /// What it is doing.
    public var stage: Stage

    /// How many minutes the rice has been kept warm, since the last start.
    public var warmMinutes: Int

    /// Creates a cooker.
    public init(stage: Stage = .idle, warmMinutes: Int = 0) {
      self.stage = stage
      self.warmMinutes = warmMinutes
    }
  }

  /// What can happen to the cooker.
  public enum Action: Equatable {
    case startTapped
    case offTapped
    /// Comes back from an effect.
    case stageReached(Stage)
    /// Comes back from an effect.
    case warmMinutePassed
  }

  private enum CancelID {
    case programme
  }

  @Dependency(\.continuousClock) var clock

  /// Creates the feature.
  public init() {}

  /// What each action changes, and what goes on afterwards.
  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .startTapped:
        guard state.stage == .idle else { return .none }
        state.stage = .soaking
        state.warmMinutes = 0
        return programme()

      case .offTapped:
        state.stage = .idle
        return .cancel(id: CancelID.programme)

      case .stageReached(let stage):
        state.stage = stage
        return .none

      case .warmMinutePassed:
        state.warmMinutes += 1
        return .none
      }
    }
  }

  /// All that the cooker does by itself, from the start on.
  private func programme() -> Effect<Action> {
    .run { send in
      try await self.clock.sleep(for: .seconds(600))
      await send(.stageReached(.boiling))
      try await self.clock.sleep(for: .seconds(900))
      await send(.stageReached(.warm))
      while true {
        try await self.clock.sleep(for: .seconds(60))
        await send(.warmMinutePassed)
      }
    }
    .cancellable(id: CancelID.programme)
  }
}
