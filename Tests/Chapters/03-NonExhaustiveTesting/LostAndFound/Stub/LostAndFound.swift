import ComposableArchitecture
import Foundation

/// The lost and found of a station: things are logged, and handed back to their owners.
@Reducer
public struct LostAndFound {
  /// A thing that somebody found.
  public struct Item: Equatable, Identifiable {
    /// The number on its label.
    public let id: UUID

    /// What it is.
    public var name: String

    /// When it was handed in.
    public var foundAt: Date

    // TODO: Drop this initializer: whoever writes `Item(name:)`, a test too, makes a new id and asks the wall clock.
    /// Creates a thing that is found now.
    public init(name: String) {
      self.init(id: UUID(), name: name, foundAt: Date())
    }

    /// Creates a thing.
    public init(id: UUID, name: String, foundAt: Date) {
      self.id = id
      self.name = name
      self.foundAt = foundAt
    }
  }

  /// What lies there.
  @ObservableState
  public struct State: Equatable {
    /// The things, in the order in which they were found.
    public var items: [Item]

    /// Creates a lost and found with things in it.
    public init(items: [Item] = []) {
      self.items = items
    }
  }

  /// What can happen.
  public enum Action {
    case found(String)
    case handedBack(Item.ID)
  }

  // TODO: The feature needs `\.date` and `\.uuid`: declare them here with `@Dependency`.

  /// Creates the feature.
  public init() {}

  /// How each action changes what lies there.
  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .found(let name):
        // TODO: Draw the id and the time here, and log nothing that has no name.
        state.items.append(Item(name: name))
        return .none

      case .handedBack:
        // TODO: Take the thing with this id away.
        return .none
      }
    }
  }
}
