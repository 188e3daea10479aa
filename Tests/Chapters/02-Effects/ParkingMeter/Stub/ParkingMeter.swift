import ComposableArchitecture

/// A place in a car park: a barrier, a meter that counts minutes, and a receipt.
@Reducer
public struct ParkingMeter: Sendable {
  /// What the meter shows.
  @ObservableState
  public struct State: Equatable {
    /// Whether a car stands in the place.
    public var isParked = false

    /// The minutes since it drove in.
    public var minutes = 0

    /// What went wrong, in words.
    public var problem: String?

    /// What the last receipt says, in won.
    public var lastReceipt: Int?

    /// What parking costs so far, in won: 500 for every ten minutes begun.
    public var fee: Int { (minutes + 9) / 10 * 500 }

    /// Creates an empty place.
    public init() {}
  }

  /// What can happen.
  public enum Action {
    case droveIn
    case barrierFailed
    case minutePassed(Int)
    case droveOut
    case receiptPrinted(Int)
  }

  private enum CancelID {
    case meter
  }

  @Dependency(\.barrier) var barrier
  @Dependency(\.continuousClock) var clock

  /// Creates the feature.
  public init() {}

  /// What each action changes, and what goes on afterwards.
  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .droveIn:
        guard !state.isParked else { return .none }
        // TODO: Take the place: the minutes begin at zero, and an old problem is forgotten.
        // TODO: Open the barrier; if it throws, send 'barrierFailed'. At the same time, let the meter count: 'minutes()'
        // below sends numbers, and each is to arrive as 'minutePassed'. Driving out must be able to stop it.
        return .none

      case .barrierFailed:
        state.problem = "The barrier is jammed."
        return .none

      case .minutePassed(let minute):
        state.minutes = minute
        return .none

      case .droveOut:
        guard state.isParked else { return .none }
        // TODO: Free the place. Stop the meter, then send the receipt with the fee.
        return .none

      case .receiptPrinted(let fee):
        state.lastReceipt = fee
        return .none
      }
    }
  }

  /// Counts the minutes without end: one after a minute, two after the next.
  private func minutes() -> Effect<Int> {
    .run { send in
      var minute = 0
      for await _ in self.clock.timer(interval: .seconds(60)) {
        minute += 1
        await send(minute)
      }
    }
  }
}

/// The barrier before the place: what the feature knows of the world outside.
@DependencyClient
public struct BarrierClient: Sendable {
  /// Opens the barrier, which takes a while, or tells that it cannot.
  public var open: @Sendable () async throws -> Void
}

extension BarrierClient: TestDependencyKey {
  /// Complains when a test has not said what the barrier does.
  public static let testValue = BarrierClient()
}

extension DependencyValues {
  /// The barrier before the place.
  public var barrier: BarrierClient {
    get { self[BarrierClient.self] }
    set { self[BarrierClient.self] = newValue }
  }
}
