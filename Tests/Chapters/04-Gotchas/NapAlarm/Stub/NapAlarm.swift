import ComposableArchitecture

/// An alarm for the night bus: it counts a nap down, minute by minute, then rings and buzzes until it is stopped.
@Reducer
public struct NapAlarm: Sendable {
  /// What the alarm shows.
  @ObservableState
  public struct State: Equatable {
    /// How many minutes of the nap are left.
    public var minutesLeft: Int

    /// Whether it is time to get off.
    public var isRinging: Bool

    /// How many naps were begun on this ride.
    public var naps: Int

    /// Creates an alarm.
    public init(minutesLeft: Int = 0, isRinging: Bool = false, naps: Int = 0) {
      self.minutesLeft = minutesLeft
      self.isRinging = isRinging
      self.naps = naps
    }
  }

  /// What can happen to the alarm.
  public enum Action: Equatable {
    /// Somebody wants to sleep for so many minutes.
    case napTapped(Int)
    case stopTapped
    /// Comes back from an effect.
    case minutePassed
    /// Comes back from an effect.
    case rang
    /// Comes back from an effect, once a second: the telephone shakes. It changes nothing that is shown.
    case buzzed
  }

  private enum CancelID {
    case nap
  }

  @Dependency(\.continuousClock) var clock

  /// Creates the feature.
  public init() {}

  /// What each action changes, and what goes on afterwards.
  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .napTapped(let minutes):
        guard minutes > 0 else { return .none }
        state.minutesLeft = minutes
        state.isRinging = false
        state.naps += 1
        return nap(minutes).cancellable(id: CancelID.nap, cancelInFlight: true)

      case .stopTapped:
        state.minutesLeft = 0
        state.isRinging = false
        return .cancel(id: CancelID.nap)

      case .minutePassed:
        state.minutesLeft -= 1
        return .none

      case .rang:
        state.isRinging = true
        return .none

      case .buzzed:
        return .none
      }
    }
  }

  /// All that the alarm does by itself, from the beginning of a nap on.
  private func nap(_ minutes: Int) -> Effect<Action> {
    .run { send in
      for _ in 1...minutes {
        try await clock.sleep(for: .seconds(60))
        await send(.minutePassed)
      }
      await send(.rang)
      while true {
        try await clock.sleep(for: .seconds(1))
        await send(.buzzed)
      }
    }
  }
}
