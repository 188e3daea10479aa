import ComposableArchitecture

/// A gimbap shop's kiosk: a guest orders and pays, the kitchen gets a ticket, and the next guest comes.
@Reducer
public struct KioskOrder {
  /// Something on the order.
  public struct Line: Equatable, Sendable {
    /// What it is.
    public var name: String

    /// What it costs, in won.
    public var price: Int

    /// Creates a line.
    public init(name: String, price: Int) {
      self.name = name
      self.price = price
    }
  }

  /// What the kitchen reads.
  public struct Ticket: Equatable, Sendable {
    /// The number that the guest waits for.
    public var number: Int

    /// What to cook.
    public var lines: [Line]

    /// Creates a ticket.
    public init(number: Int, lines: [Line]) {
      self.number = number
      self.lines = lines
    }
  }

  /// What the guest sees.
  public enum Screen: Equatable {
    case ordering
    case paying
    case thanks
  }

  /// What the kiosk knows.
  @ObservableState
  public struct State: Equatable {
    /// What has been ordered.
    public var lines: [Line]

    /// What the lines cost, in won.
    public var total: Int

    /// The guest's points: a tenth of what was paid.
    public var points: Int

    /// The number of the last order that was paid.
    public var number: Int

    /// What the guest sees.
    public var screen = Screen.ordering

    /// Internal: what runs along the top, in words that change with the season.
    public var banner = "Welcome"

    /// Creates a kiosk before a guest.
    public init(lines: [Line] = [], points: Int = 0, number: Int = 0) {
      self.lines = lines
      self.total = lines.reduce(0) { $0 + $1.price }
      self.points = points
      self.number = number
    }
  }

  /// What can happen at the kiosk.
  public enum Action {
    case lineAdded(Line)
    case payTapped
    case charged(Result<Int, any Error>)
    case thanksClosed

    /// Internal: something for the shop's log, about any step.
    case logged(String)
  }

  @Dependency(\.card) private var card
  @Dependency(\.continuousClock) private var clock
  @Dependency(\.kitchen) private var kitchen

  /// Creates the feature.
  public init() {}

  /// How each action changes what the kiosk knows, and what it starts.
  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .lineAdded(let line):
        state.lines.append(line)
        state.total += line.price
        return .none

      case .payTapped:
        guard state.screen == .ordering, !state.lines.isEmpty else { return .none }
        state.screen = .paying
        state.banner = "One moment"
        return .run { [card, total = state.total] send in
          await send(.charged(Result { try await card.charge(total) }))
        }

      case .charged(.success(let won)):
        state.screen = .thanks
        state.number += 1
        state.points += won / 10
        state.banner = "Thank you"
        let ticket = Ticket(number: state.number, lines: state.lines)
        return .run { [clock, kitchen] send in
          await kitchen.cook(ticket)
          try await clock.sleep(for: .seconds(10))
          await send(.thanksClosed)
        }

      case .charged(.failure):
        state.screen = .ordering
        state.banner = "Please try another card"
        return .send(.logged("refused"))

      case .thanksClosed:
        state.screen = .ordering
        state.lines = []
        state.total = 0
        state.banner = "Welcome"
        return .none

      case .logged:
        return .none
      }
    }
  }
}

/// The card reader.
@DependencyClient
public struct CardReader: Sendable, TestDependencyKey {
  /// Charges a card, and returns the won that it gave.
  public var charge: @Sendable (_ won: Int) async throws -> Int

  /// Complains in a test that did not override it.
  public static let testValue = CardReader()
}

/// The printer in the kitchen.
@DependencyClient
public struct Kitchen: Sendable, TestDependencyKey {
  /// Prints a ticket.
  public var cook: @Sendable (_ ticket: KioskOrder.Ticket) async -> Void

  /// Complains in a test that did not override it.
  public static let testValue = Kitchen()
}

extension DependencyValues {
  /// The card reader.
  public var card: CardReader {
    get { self[CardReader.self] }
    set { self[CardReader.self] = newValue }
  }

  /// The printer in the kitchen.
  public var kitchen: Kitchen {
    get { self[Kitchen.self] }
    set { self[Kitchen.self] = newValue }
  }
}
