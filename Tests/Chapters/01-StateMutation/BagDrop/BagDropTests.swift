import BagDropExercise
import ComposableArchitecture
import Testing

@MainActor
struct BagDropTests {
  @Test("A tag goes on the named bag only")
  func tagPrinted() async {
    let store = TestStore(
      initialState: BagDrop.State(
        bags: [
          BagDrop.Bag(id: 1, kilos: 20),
          BagDrop.Bag(id: 2, kilos: 7),
          BagDrop.Bag(id: 3, kilos: 14),
        ]
      )
    ) {
      BagDrop()
    }

    await store.send(.tagPrinted(id: 2, tag: "ICN-2")) {
      $0.bags[1].tag = "ICN-2"
    }
    await store.send(.tagPrinted(id: 3, tag: "ICN-3")) {
      $0.bags = [
        BagDrop.Bag(id: 1, kilos: 20),
        BagDrop.Bag(id: 2, kilos: 7, tag: "ICN-2"),
        BagDrop.Bag(id: 3, kilos: 14, tag: "ICN-3"),
      ]
    }
  }

  @Test("A tagged bag of 23 is accepted")
  func accepted() async {
    let store = TestStore(
      initialState: BagDrop.State(
        bags: [
          BagDrop.Bag(id: 1, kilos: 23, tag: "ICN-1"),
          BagDrop.Bag(id: 2, kilos: 22, tag: "ICN-2"),
        ]
      )
    ) {
      BagDrop()
    }

    await store.send(.checked(id: 1)) {
      $0.bags[0].status = .accepted
    }
    await store.send(.checked(id: 2)) {
      $0.bags = [
        BagDrop.Bag(id: 1, kilos: 23, tag: "ICN-1", status: .accepted),
        BagDrop.Bag(id: 2, kilos: 22, tag: "ICN-2", status: .accepted),
      ]
    }
  }

  @Test("A tagged bag of 26 is refused as three too heavy")
  func tooHeavy() async {
    let store = TestStore(
      initialState: BagDrop.State(
        bags: [
          BagDrop.Bag(id: 1, kilos: 26, tag: "ICN-1"),
          BagDrop.Bag(id: 2, kilos: 24, tag: "ICN-2"),
        ]
      )
    ) {
      BagDrop()
    }

    await store.send(.checked(id: 1)) {
      $0.bags[0].status = .refused(.tooHeavy(by: 3))
    }
    await store.send(.checked(id: 2)) {
      $0.bags = [
        BagDrop.Bag(id: 1, kilos: 26, tag: "ICN-1", status: .refused(.tooHeavy(by: 3))),
        BagDrop.Bag(id: 2, kilos: 24, tag: "ICN-2", status: .refused(.tooHeavy(by: 1))),
      ]
    }
  }

  @Test("A heavy bag without a tag is refused for the tag")
  func noTag() async {
    let store = TestStore(initialState: BagDrop.State(bags: [BagDrop.Bag(id: 1, kilos: 30)])) {
      BagDrop()
    }

    await store.send(.checked(id: 1)) {
      $0.bags[0].status = .refused(.noTag)
    }
    await store.send(.tagPrinted(id: 1, tag: "ICN-1")) {
      $0.bags = [BagDrop.Bag(id: 1, kilos: 30, tag: "ICN-1", status: .refused(.noTag))]
    }
    await store.send(.checked(id: 1)) {
      $0.bags = [BagDrop.Bag(id: 1, kilos: 30, tag: "ICN-1", status: .refused(.tooHeavy(by: 7)))]
    }
  }

  @Test("Lifting takes that bag and keeps the order")
  func bagLifted() async {
    let store = TestStore(
      initialState: BagDrop.State(
        bags: [
          BagDrop.Bag(id: 1, kilos: 20),
          BagDrop.Bag(id: 2, kilos: 7),
          BagDrop.Bag(id: 3, kilos: 14),
          BagDrop.Bag(id: 4, kilos: 9),
        ]
      )
    ) {
      BagDrop()
    }

    await store.send(.bagLifted(id: 2)) {
      $0.bags = [
        BagDrop.Bag(id: 1, kilos: 20),
        BagDrop.Bag(id: 3, kilos: 14),
        BagDrop.Bag(id: 4, kilos: 9),
      ]
    }
    await store.send(.tagPrinted(id: 3, tag: "ICN-3")) {
      let third = try #require($0.bags.firstIndex { $0.id == 3 })
      $0.bags[third].tag = "ICN-3"
    }
    await store.send(.bagLifted(id: 3)) {
      $0.bags = [
        BagDrop.Bag(id: 1, kilos: 20),
        BagDrop.Bag(id: 4, kilos: 9),
      ]
    }
  }

  @Test("The total counts every bag that lies there")
  func totalKilos() async {
    let store = TestStore(
      initialState: BagDrop.State(
        bags: [
          BagDrop.Bag(id: 1, kilos: 20, tag: "ICN-1", status: .accepted),
          BagDrop.Bag(id: 2, kilos: 26, status: .refused(.noTag)),
          BagDrop.Bag(id: 3, kilos: 7),
        ]
      )
    ) {
      BagDrop()
    }

    #expect(store.state.totalKilos == 53)
    await store.send(.bagLifted(id: 1)) {
      $0.bags = [
        BagDrop.Bag(id: 2, kilos: 26, status: .refused(.noTag)),
        BagDrop.Bag(id: 3, kilos: 7),
      ]
    }
    #expect(store.state.totalKilos == 33)
  }

  @Test("An unknown bag changes nothing")
  func unknownBag() async {
    let store = TestStore(initialState: BagDrop.State(bags: [BagDrop.Bag(id: 1, kilos: 20)])) {
      BagDrop()
    }

    await store.send(.tagPrinted(id: 9, tag: "ICN-9"))
    await store.send(.checked(id: 9))
    await store.send(.bagLifted(id: 9))
  }

  @Test("A bag placed after lifting has an id of its own")
  func idOfItsOwn() async {
    let store = TestStore(
      initialState: BagDrop.State(
        bags: [
          BagDrop.Bag(id: 1, kilos: 20),
          BagDrop.Bag(id: 2, kilos: 7),
          BagDrop.Bag(id: 3, kilos: 14),
        ]
      )
    ) {
      BagDrop()
    }

    await store.send(.bagLifted(id: 2)) {
      $0.bags = [
        BagDrop.Bag(id: 1, kilos: 20),
        BagDrop.Bag(id: 3, kilos: 14),
      ]
    }
    await store.send(.bagPlaced(kilos: 9)) {
      $0.lastID = 4
      $0.bags = [
        BagDrop.Bag(id: 1, kilos: 20),
        BagDrop.Bag(id: 3, kilos: 14),
        BagDrop.Bag(id: 4, kilos: 9),
      ]
    }
    await store.send(.tagPrinted(id: 4, tag: "ICN-4")) {
      let placed = try #require($0.bags.firstIndex { $0.id == 4 })
      $0.bags[placed].tag = "ICN-4"
    }
  }
}
