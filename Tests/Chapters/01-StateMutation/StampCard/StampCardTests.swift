import ComposableArchitecture
import StampCardExercise
import Testing

@MainActor
struct StampCardTests {
  @Test("A drink adds one stamp")
  func drinkBought() async {
    let store = TestStore(initialState: StampCard.State()) {
      StampCard()
    }

    await store.send(.drinkBought) {
      $0.stamps = 1
    }
    await store.send(.drinkBought) {
      $0.stamps = 2
    }
  }

  @Test("The tenth drink empties the card and gives a free drink")
  func tenthDrink() async {
    let store = TestStore(initialState: StampCard.State(stamps: 8, freeDrinks: 1)) {
      StampCard()
    }

    await store.send(.drinkBought) {
      $0.stamps = 9
    }
    await store.send(.drinkBought) {
      $0.stamps = 0
      $0.freeDrinks = 2
    }
    await store.send(.drinkBought) {
      $0.stamps = 1
    }
  }

  @Test("A free drink taken leaves the stamps alone")
  func freeDrinkTaken() async {
    let store = TestStore(initialState: StampCard.State(stamps: 4, freeDrinks: 2)) {
      StampCard()
    }

    await store.send(.freeDrinkTaken) {
      $0.freeDrinks = 1
    }
    await store.send(.freeDrinkTaken) {
      $0.freeDrinks = 0
    }
  }

  @Test("Taking none there is changes nothing")
  func noFreeDrink() async {
    let store = TestStore(initialState: StampCard.State(stamps: 4)) {
      StampCard()
    }

    await store.send(.freeDrinkTaken)
  }

  @Test("A lost card loses both")
  func cardLost() async {
    let store = TestStore(initialState: StampCard.State(stamps: 7, freeDrinks: 2)) {
      StampCard()
    }

    await store.send(.cardLost) {
      $0.stamps = 0
      $0.freeDrinks = 0
    }
    await store.send(.drinkBought) {
      $0.stamps = 1
    }
  }

  @Test("The stamps left count from ten down to one")
  func stampsLeft() async {
    let newCard = TestStore(initialState: StampCard.State()) {
      StampCard()
    }

    #expect(newCard.state.stampsLeft == 10)
    await newCard.send(.drinkBought) {
      $0.stamps = 1
    }
    #expect(newCard.state.stampsLeft == 9)

    let fullCard = TestStore(initialState: StampCard.State(stamps: 8)) {
      StampCard()
    }

    #expect(fullCard.state.stampsLeft == 2)
    await fullCard.send(.drinkBought) {
      $0.stamps = 9
    }
    #expect(fullCard.state.stampsLeft == 1)
    await fullCard.send(.drinkBought) {
      $0.stamps = 0
      $0.freeDrinks = 1
    }
    #expect(fullCard.state.stampsLeft == 10)
  }
}
