import ComposableArchitecture

/// A timer that ticks five times, once a second.
@Reducer
public struct TimerFeature: Sendable {
  /// What the timer shows.
  @ObservableState
  public struct State: Equatable {
    /// How often it has ticked since it was started.
    public var count: Int

    /// Creates a timer that shows a count.
    public init(count: Int = 0) {
      self.count = count
    }
  }

  /// What can happen to the timer.
  public enum Action {
    case startTimerButtonTapped
    /// Comes back from the effect.
    case timerTick
  }

  /// The clock that tells the seconds.
  @Dependency(\.continuousClock) var clock

  /// Creates the feature.
  public init() {}

  /// What each action changes, and what goes on afterwards.
  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .startTimerButtonTapped:
        state.count = 0
        return .run { send in
          for _ in 1...5 {
            // TODO: This waits for real, whoever looks on. Sleep on the clock.
            try await Task.sleep(for: .seconds(1))
            await send(.timerTick)
          }
        }

      case .timerTick:
        // TODO: Count the tick.
        return .none
      }
    }
  }
}
