import ComposableArchitecture

/// A café's card: every drink is a stamp, and the tenth stamp is a free drink.
@Reducer
public struct StampCard {
  /// What the card shows.
  @ObservableState
  public struct State: Equatable {
    /// The stamps on the card, none to nine.
    public var stamps: Int

    /// The free drinks that wait to be taken.
    public var freeDrinks: Int

    /// The stamps that are missing for the next free drink, ten down to one.
    public var stampsLeft: Int {
      return 10 - stamps
    }

    /// Creates a card.
    public init(stamps: Int = 0, freeDrinks: Int = 0) {
      self.stamps = stamps
      self.freeDrinks = freeDrinks
    }
  }

  /// What can happen to the card.
  public enum Action {
    case drinkBought
    case freeDrinkTaken
    case cardLost
  }

  /// Creates the feature.
  public init() {}

  /// How each action changes the card.
  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .drinkBought:
        state.stamps += 1
        if state.stamps == 10 {
          state.stamps = 0
          state.freeDrinks += 1
        }
        return .none

      case .freeDrinkTaken:
        if state.freeDrinks > 0 {
          state.freeDrinks -= 1
        }
        return .none

      case .cardLost:
        state.stamps = 0
        state.freeDrinks = 0
        return .none
      }
    }
  }
}
