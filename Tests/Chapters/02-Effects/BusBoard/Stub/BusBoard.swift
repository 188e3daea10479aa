import ComposableArchitecture

/// A board that shows the buses of a stop while its number is being typed.
@Reducer
public struct BusBoard: Sendable {
  /// A bus that is on its way to the stop.
  public struct Arrival: Equatable, Sendable {
    /// The line's name.
    public var line: String

    /// How many minutes away it is.
    public var minutes: Int

    /// Creates an arrival.
    public init(line: String, minutes: Int) {
      self.line = line
      self.minutes = minutes
    }
  }

  /// What the board shows.
  @ObservableState
  public struct State: Equatable {
    /// The number of the stop as it was typed.
    public var stop: String

    /// The buses that come there, the next one first.
    public var arrivals: [Arrival]

    /// Creates a board.
    public init(stop: String = "", arrivals: [Arrival] = []) {
      self.stop = stop
      self.arrivals = arrivals
    }
  }

  /// What can happen.
  public enum Action {
    case stopChanged(String)
    /// Comes back from the effect.
    case arrivalsLoaded([Arrival])
  }

  private enum CancelID {
    case search
  }

  @Dependency(\.buses) var buses
  @Dependency(\.continuousClock) var clock

  /// Creates the feature.
  public init() {}

  /// What each action changes, and what goes on afterwards.
  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .stopChanged(let stop):
        // TODO: Show the number.
        // TODO: Wait until nobody has typed for 300 ms, then ask. Typing on drops what the letter before has started.
        // TODO: Without a number, the board is empty and everything stops.
        return .run { send in
          await send(.arrivalsLoaded(await self.buses.arrivals(stop)))
        }

      case .arrivalsLoaded(let arrivals):
        // TODO: The next bus stands first.
        state.arrivals = arrivals
        return .none
      }
    }
  }
}

/// The city's buses: what the feature knows of the world outside.
@DependencyClient
public struct BusClient: Sendable {
  /// The buses that come to a stop.
  public var arrivals: @Sendable (_ stop: String) async -> [BusBoard.Arrival] = { _ in [] }
}

extension BusClient: TestDependencyKey {
  /// Complains when a test has not said which buses come.
  public static let testValue = BusClient()
}

extension DependencyValues {
  /// The buses that are asked for.
  public var buses: BusClient {
    get { self[BusClient.self] }
    set { self[BusClient.self] = newValue }
  }
}
