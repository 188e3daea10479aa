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
    await logsTwoThings(store)
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
    await store.send(.found("Umbrella")) {
      $0.items = [LostAndFound.Item(id: UUID(0), name: "Umbrella", foundAt: noon)]
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
    await store.send(.handedBack(UUID(9))) {
      $0.items = [LostAndFound.Item(id: UUID(7), name: "Umbrella", foundAt: noon)]
    }
    await store.send(.handedBack(UUID(7))) {
      $0.items = []
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

    await store.send(.found("Left glove")) {
      $0.items = [
        LostAndFound.Item(id: UUID(7), name: "Umbrella", foundAt: noon),
        LostAndFound.Item(id: UUID(0), name: "Left glove", foundAt: noon),
      ]
    }
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

  @Test("No thing can be made from a name alone")
  func nameAlone() {
    #expect(made(LostAndFound.Item.self, from: "Umbrella") == nil)
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

/// A thing made from a name alone has to make up the rest; the feature's own initializer is taken where there is one.
private protocol MadeFromName {
  init?(name: String)
}

extension MadeFromName {
  init?(name: String) { nil }
}

extension LostAndFound.Item: MadeFromName {}

private func made<Thing: MadeFromName>(_ type: Thing.Type, from name: String) -> Thing? { type.init(name: name) }

private let noon = Date(timeIntervalSince1970: 1_700_000_000)
