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
      // TODO: Say how many of ten stamps are missing.
      return 0
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
        // TODO: Add a stamp. The tenth empties the card and becomes one more free drink.
        return .none

      case .freeDrinkTaken:
        // TODO: Hand out one free drink, if there is one.
        return .none

      case .cardLost:
        // TODO: Forget the stamps and the free drinks.
        return .none
      }
    }
  }
}
