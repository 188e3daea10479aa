import ComposableArchitecture

/// An airport counter: bags are placed, tagged, checked and lifted off again.
@Reducer
public struct BagDrop {
  /// A bag on the counter.
  public struct Bag: Equatable, Identifiable {
    /// The number of this bag alone.
    public let id: Int

    /// The bag's weight.
    public var kilos: Int

    /// What its tag says, or nil while it has none.
    public var tag: String?

    /// How far the bag has come.
    public var status: Status

    /// Creates a bag.
    public init(id: Int, kilos: Int, tag: String? = nil, status: Status = .waiting) {
      self.id = id
      self.kilos = kilos
      self.tag = tag
      self.status = status
    }
  }

  /// How far a bag has come.
  public enum Status: Equatable {
    case waiting
    case accepted
    case refused(Refusal)
  }

  /// Why a bag may not fly.
  public enum Refusal: Equatable {
    case noTag
    case tooHeavy(by: Int)
  }

  /// What lies on the counter.
  @ObservableState
  public struct State: Equatable {
    /// The bags, in the order in which they were placed.
    public var bags: [Bag]

    /// The id that was given last.
    public var lastID: Int

    /// The weight of all bags on the counter.
    public var totalKilos: Int {
      // TODO: Add up the kilos of every bag.
      return 0
    }

    /// Creates a counter with bags on it.
    public init(bags: [Bag] = []) {
      self.bags = bags
      self.lastID = bags.map(\.id).max() ?? 0
    }
  }

  /// What can happen at the counter.
  public enum Action {
    case bagPlaced(kilos: Int)
    case tagPrinted(id: Bag.ID, tag: String)
    case checked(id: Bag.ID)
    case bagLifted(id: Bag.ID)
  }

  /// The heaviest a bag may be, in kilos.
  public static let limit = 23

  /// Creates the feature.
  public init() {}

  /// How each action changes what lies on the counter.
  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .bagPlaced(let kilos):
        state.lastID += 1
        state.bags.append(Bag(id: state.lastID, kilos: kilos))
        return .none

      case .tagPrinted:
        // TODO: Put the tag on the bag with this id. Leave everything as it is if no bag has it.
        return .none

      case .checked:
        // TODO: Refuse the bag if it has no tag, else if it is over the limit. Accept any other.
        return .none

      case .bagLifted:
        // TODO: Take the bag with this id away. The others keep their order.
        return .none
      }
    }
  }
}
