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
    // TODO: What tells one washer's minutes from another's?
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.neighbours) var neighbours

  /// Creates the feature.
  public init() {}

  /// What each action changes, and what goes on afterwards.
  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .startTapped:
        // TODO: The washer with this id runs for 40 minutes. As each of them ends, on the clock, send 'minutePassed'.
        // Stopping that washer must end this, and leave the others alone.
        return .none

      case .minutePassed:
        // TODO: One minute less. When the last one is over, the washer is free, no further minute comes, and a neighbour
        // is told by the washer's name: then send 'told', with that name or with the error.
        return .none

      case .stopTapped:
        // TODO: The washer is free at once. Nobody is told.
        return .none

      case .told:
        // TODO: The notice is "A neighbour knows: Drum is free." with the washer's name, or "No neighbour could be told."
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
