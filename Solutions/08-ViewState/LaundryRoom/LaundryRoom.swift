import ComposableArchitecture

/// The washers that a block of flats shares.
@Reducer
public struct LaundryRoom: Sendable {
  /// What the room shows.
  @ObservableState
  public struct State: Equatable {
    /// The washers, in the order in which they stand there.
    public var washers: IdentifiedArrayOf<Washer>

    /// What came of telling a neighbour, in words.
    public var notice: String?

    /// Creates a room.
    public init(washers: IdentifiedArrayOf<Washer>) {
      self.washers = washers
    }
  }

  /// What can happen.
  public enum Action {
    case startTapped(Washer.ID)
    case minutePassed(Washer.ID)
    case stopTapped(Washer.ID)
    /// The name of the washer of which a neighbour was told, or why that was not to be.
    case told(Result<String, any Error>)
  }

  private enum CancelID: Hashable {
    case wash(Washer.ID)
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.neighbours) var neighbours

  /// Creates the feature.
  public init() {}

  /// What each action changes, and what goes on afterwards.
  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .startTapped(let id):
        state.washers[id: id]?.minutesLeft = 40
        return .run { send in
          for await _ in self.clock.timer(interval: .seconds(60)) {
            await send(.minutePassed(id))
          }
        }
        .cancellable(id: CancelID.wash(id))

      case .minutePassed(let id):
        guard let washer = state.washers[id: id], let minutes = washer.minutesLeft else { return .none }
        guard minutes == 1 else {
          state.washers[id: id]?.minutesLeft = minutes - 1
          return .none
        }
        state.washers[id: id]?.minutesLeft = nil
        return .merge(
          .cancel(id: CancelID.wash(id)),
          .run { send in
            try await self.neighbours.tell(washer.name)
            await send(.told(.success(washer.name)))
          } catch: { error, send in
            await send(.told(.failure(error)))
          }
        )

      case .stopTapped(let id):
        state.washers[id: id]?.minutesLeft = nil
        return .cancel(id: CancelID.wash(id))

      case .told(.success(let name)):
        state.notice = "A neighbour knows: \(name) is free."
        return .none

      case .told(.failure):
        state.notice = "No neighbour could be told."
        return .none
      }
    }
  }
}

/// A washer of the room.
public struct Washer: Equatable, Identifiable, Sendable {
  /// The number on its door.
  public var id: Int

  /// What people call it.
  public var name: String

  /// How long it still runs; `nil` while it is free.
  public var minutesLeft: Int?

  /// Creates a washer.
  public init(id: Int, name: String, minutesLeft: Int? = nil) {
    self.id = id
    self.name = name
    self.minutesLeft = minutesLeft
  }
}

/// The neighbours that wait for a washer: what the room knows of the world outside.
@DependencyClient
public struct NeighbourClient: Sendable {
  /// Tells the next neighbour in turn that a washer is free.
  public var tell: @Sendable (_ washer: String) async throws -> Void
}

extension NeighbourClient: TestDependencyKey {
  /// Complains when a test has not said what the neighbours do.
  public static let testValue = NeighbourClient()
}

extension DependencyValues {
  /// The neighbours that wait for a washer.
  public var neighbours: NeighbourClient {
    get { self[NeighbourClient.self] }
    set { self[NeighbourClient.self] = newValue }
  }
}
