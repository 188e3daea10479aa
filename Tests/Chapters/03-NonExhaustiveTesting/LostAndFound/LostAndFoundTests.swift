import ComposableArchitecture
import Foundation
import LostAndFoundExercise
import Testing

@MainActor
struct LostAndFoundTests {
  @Test("A thing gets the next id")
  func id() async {
    let store = TestStore(initialState: LostAndFound.State()) {
      LostAndFound()
    } withDependencies: {
      $0.date = .constant(noon)
      $0.uuid = .incrementing
    }
    store.exhaustivity = .off

    await store.send(.found("Umbrella")) {
      let thing = try #require($0.items.first)
      $0.items = [LostAndFound.Item(id: UUID(0), name: "Umbrella", foundAt: thing.foundAt)]
    }
  }

  @Test("A thing gets the test's time")
  func time() async {
    let store = TestStore(initialState: LostAndFound.State()) {
      LostAndFound()
    } withDependencies: {
      $0.date = .constant(noon)
      $0.uuid = .incrementing
    }
    store.exhaustivity = .off

    await store.send(.found("Umbrella")) {
      let thing = try #require($0.items.first)
      $0.items = [LostAndFound.Item(id: thing.id, name: "Umbrella", foundAt: noon)]
    }
  }

  @Test("Two things get two ids")
  func twoIDs() async {
    let store = TestStore(initialState: LostAndFound.State()) {
      LostAndFound()
    } withDependencies: {
      $0.date = .constant(noon)
      $0.uuid = .incrementing
    }
    store.exhaustivity = .off

    await store.send(.found("Umbrella")) {
      let thing = try #require($0.items.first)
      $0.items = [LostAndFound.Item(id: UUID(0), name: "Umbrella", foundAt: thing.foundAt)]
    }
    await store.send(.found("Left glove")) {
      try #require($0.items.count == 2)
      $0.items = [
        LostAndFound.Item(id: UUID(0), name: "Umbrella", foundAt: $0.items[0].foundAt),
        LostAndFound.Item(id: UUID(1), name: "Left glove", foundAt: $0.items[1].foundAt),
      ]
    }
  }

  @Test("A nameless thing is not logged and uses up no id")
  func nameless() async {
    let store = TestStore(initialState: LostAndFound.State()) {
      LostAndFound()
    } withDependencies: {
      $0.date = .constant(noon)
      $0.uuid = .incrementing
    }

    await store.send(.found(""))
    store.exhaustivity = .off
    await store.send(.found("Umbrella")) {
      let thing = try #require($0.items.first)
      $0.items = [LostAndFound.Item(id: UUID(0), name: "Umbrella", foundAt: thing.foundAt)]
    }
  }

  @Test("Handing back takes that thing")
  func handedBack() async {
    let store = TestStore(
      initialState: LostAndFound.State(
        items: [
          LostAndFound.Item(id: UUID(7), name: "Umbrella", foundAt: noon),
          LostAndFound.Item(id: UUID(8), name: "Umbrella", foundAt: noon),
          LostAndFound.Item(id: UUID(9), name: "Left glove", foundAt: noon),
        ]
      )
    ) {
      LostAndFound()
    }

    await store.send(.handedBack(UUID(8))) {
      $0.items = [
        LostAndFound.Item(id: UUID(7), name: "Umbrella", foundAt: noon),
        LostAndFound.Item(id: UUID(9), name: "Left glove", foundAt: noon),
      ]
    }
  }

  @Test("Things stand as they were found")
  func order() async {
    let store = TestStore(
      initialState: LostAndFound.State(items: [LostAndFound.Item(id: UUID(7), name: "Umbrella", foundAt: noon)])
    ) {
      LostAndFound()
    } withDependencies: {
      $0.date = .constant(noon)
      $0.uuid = .incrementing
    }
    store.exhaustivity = .off

    await store.send(.found("Left glove")) {
      let thing = try #require($0.items.last)
      $0.items = [
        LostAndFound.Item(id: UUID(7), name: "Umbrella", foundAt: noon),
        LostAndFound.Item(id: thing.id, name: "Left glove", foundAt: thing.foundAt),
      ]
    }
  }

  @Test("The same claims hold exhaustively")
  func exhaustive() async {
    let store = TestStore(initialState: LostAndFound.State()) {
      LostAndFound()
    } withDependencies: {
      $0.date = .constant(noon)
      $0.uuid = .incrementing
    }
    await logsTwoThings(store)
  }

  @Test("The same claims hold non-exhaustively")
  func nonExhaustive() async {
    let store = TestStore(initialState: LostAndFound.State()) {
      LostAndFound()
    } withDependencies: {
      $0.date = .constant(noon)
      $0.uuid = .incrementing
    }
    store.exhaustivity = .off
    await logsTwoThings(store)
  }

  @Test("The same claims hold where they run twice, and use up no id")
  func shown() async {
    let store = TestStore(initialState: LostAndFound.State()) {
      LostAndFound()
    } withDependencies: {
      $0.date = .constant(noon)
      $0.uuid = .incrementing
    }
    store.exhaustivity = .off(showSkippedAssertions: true)
    await logsTwoThings(store)
  }

  private func logsTwoThings(_ store: TestStoreOf<LostAndFound>) async {
    await store.send(.found("Umbrella")) {
      $0.items = [LostAndFound.Item(id: UUID(0), name: "Umbrella", foundAt: noon)]
    }
    await store.send(.found("Left glove")) {
      $0.items = [
        LostAndFound.Item(id: UUID(0), name: "Umbrella", foundAt: noon),
        LostAndFound.Item(id: UUID(1), name: "Left glove", foundAt: noon),
      ]
    }
  }
}

private let noon = Date(timeIntervalSince1970: 1_700_000_000)
