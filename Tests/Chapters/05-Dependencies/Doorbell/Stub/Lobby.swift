import ComposableArchitecture
import Foundation

/// The lobby of a block of flats: it keeps a book of who rang, and when.
@Reducer
public struct Lobby: Sendable {
  /// What stands in the book.
  @ObservableState
  public struct State: Equatable {
    /// The rings, in the order in which they came.
    public var rings: [Ring] = []

    /// What lies there for the residents.
    public var notes: [String] = []

    /// The plate beside the door.
    public var plate = NamePlate.State()

    /// Creates an empty book.
    public init() {}
  }

  /// What can happen in the lobby.
  public enum Action: Equatable {
    case opened
    case parcelLeft
    case porterRang
    case plate(NamePlate.Action)
    /// Comes back whenever the bell rings.
    case rang(Ring)
    /// Comes back when a note is written.
    case noted(String)
  }

  private let bell: Bell

  /// Creates a lobby with a bell.
  public init(bell: Bell) {
    self.bell = bell
  }

  /// What each action changes, and what goes on afterwards.
  public var body: some Reducer<State, Action> {
    Scope(state: \.plate, action: \.plate) {
      NamePlate()
    }
    Reduce { state, action in
      switch action {
      case .opened:
        return .run { send in
          // TODO: The bell does this later, when the effect is not there to give it the store's values. Take them along.
          await self.bell.whenPressed {
            send(.rang(.now()))
          }
          try await Task.never()
        }

      case .parcelLeft:
        return .run { send in
          // TODO: This task has not heard of the store's values either.
          let note = await Task.detached { Note.ofParcel() }.value
          await send(.noted(note))
        }

      case .porterRang:
        // TODO: A ring of this moment goes into the book, in the name of "the porter". The next one is the residents' again.
        return .none

      case .plate:
        return .none

      case .rang(let ring):
        state.rings.append(ring)
        return .none

      case .noted(let note):
        state.notes.append(note)
        return .none
      }
    }
  }
}

// MARK: - Given

/// A line of the book.
public struct Ring: Equatable, Sendable {
  /// When it rang.
  public var time: Date

  /// What the door said.
  public var greeting: String

  /// Creates a line.
  public init(time: Date, greeting: String) {
    self.time = time
    self.greeting = greeting
  }

  /// A ring at this moment, in the name of whoever lives here.
  static func now() -> Ring {
    @Dependency(\.date.now) var now
    @Dependency(\.residents) var residents
    return Ring(time: now, greeting: "Welcome to \(residents.name)")
  }
}

/// What a carrier leaves.
enum Note {
  /// A note for whoever lives here.
  static func ofParcel() -> String {
    @Dependency(\.residents) var residents
    return "A parcel for \(residents.name)"
  }
}

/// The plate beside the door.
@Reducer
public struct NamePlate: Sendable {
  /// What it shows.
  @ObservableState
  public struct State: Equatable {
    /// The name on it.
    public var name = ""

    /// Creates a blank plate.
    public init() {}
  }

  /// What can happen to it.
  public enum Action: Equatable {
    case lightTapped
    /// Comes back when somebody has looked who lives here.
    case lit(String)
  }

  @Dependency(\.residents) var residents

  /// Creates the feature.
  public init() {}

  /// What each action changes, and what goes on afterwards.
  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .lightTapped:
        return .run { send in await send(.lit(self.residents.name)) }

      case .lit(let name):
        state.name = name
        return .none
      }
    }
  }
}

/// A bell: it keeps what it is told to do, and does it later, whoever presses it.
@MainActor
public final class Bell {
  private var action: @MainActor () -> Void = {}

  /// Creates a bell that does nothing.
  public init() {}

  /// Tells the bell what to do from now on.
  public func whenPressed(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  /// Presses the bell.
  public func press() {
    action()
  }
}

/// Who lives here.
public struct Residents: Sendable {
  /// The name on the door.
  public var name: String

  /// Creates residents.
  public init(name: String) {
    self.name = name
  }
}

extension Residents: TestDependencyKey {
  /// Complains of nothing, and so shows where the residents of a store have got lost.
  public static let testValue = Residents(name: "nobody")
}

extension DependencyValues {
  /// Who lives here.
  public var residents: Residents {
    get { self[Residents.self] }
    set { self[Residents.self] = newValue }
  }
}
