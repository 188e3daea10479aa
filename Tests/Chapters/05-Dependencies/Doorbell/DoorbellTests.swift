import ComposableArchitecture
import DoorbellExercise
import Foundation
import Testing

@MainActor
struct DoorbellTests {
  @Test("A ring has the time at which the bell was pressed")
  func time() async {
    let bell = Bell()
    let time = LockIsolated(morning)
    let store = Store(initialState: Lobby.State()) {
      Lobby(bell: bell)
    } withDependencies: {
      $0.date = DateGenerator { time.value }
      $0.residents.name = "Kim"
    }

    store.send(.opened)
    await press(bell)
    time.setValue(noon)
    await press(bell)
    #expect(store.rings.map(\.time) == [morning, noon])
  }

  @Test("A task writes its note for the same residents")
  func note() async {
    let store = TestStore(initialState: Lobby.State()) {
      Lobby(bell: Bell())
    } withDependencies: {
      $0.residents.name = "Kim"
    }

    await store.send(.parcelLeft)
    await store.receive(\.noted, "A parcel for Kim", timeout: .seconds(30)) {
      $0.notes = ["A parcel for Kim"]
    }
  }

  @Test("Of two lobbies at the same time, each greets in the name of its own residents")
  func twoLobbies() async {
    let kimBell = Bell()
    let kim = Store(initialState: Lobby.State()) {
      Lobby(bell: kimBell)
    } withDependencies: {
      $0.date.now = morning
      $0.residents.name = "Kim"
    }
    let leeBell = Bell()
    let lee = Store(initialState: Lobby.State()) {
      Lobby(bell: leeBell)
    } withDependencies: {
      $0.date.now = morning
      $0.residents.name = "Lee"
    }

    kim.send(.opened)
    lee.send(.opened)
    await press(kimBell)
    await press(leeBell)
    #expect(kim.rings.map(\.greeting) == ["Welcome to Kim"])
    #expect(lee.rings.map(\.greeting) == ["Welcome to Lee"])
  }

  @Test("The porter's ring is written down in his own name")
  func porter() {
    let store = Store(initialState: Lobby.State()) {
      Lobby(bell: Bell())
    } withDependencies: {
      $0.date.now = noon
      $0.residents.name = "Kim"
    }

    store.send(.porterRang)
    #expect(store.rings == [Ring(time: noon, greeting: "Welcome to the porter")])
  }

  @Test("After the porter, the residents are greeted again")
  func afterThePorter() async {
    let bell = Bell()
    let store = Store(initialState: Lobby.State()) {
      Lobby(bell: bell)
    } withDependencies: {
      $0.date.now = morning
      $0.residents.name = "Kim"
    }

    store.send(.opened)
    store.send(.porterRang)
    await press(bell)
    #expect(store.rings.map(\.greeting) == ["Welcome to the porter", "Welcome to Kim"])
  }

  @Test("After the porter, the plate and its effect see the residents again")
  func plate() async throws {
    let store = TestStore(initialState: Lobby.State()) {
      Lobby(bell: Bell())
    } withDependencies: {
      $0.date.now = noon
      $0.residents.name = "Kim"
    }

    await store.send(.porterRang) {
      $0.rings = [Ring(time: noon, greeting: "Welcome to the porter")]
    }
    try #require(store.state.rings.count == 1)
    await store.send(.plate(.lightTapped))
    await store.receive(\.plate.lit, "Kim") {
      $0.plate.name = "Kim"
    }
  }
}

/// Presses a bell, and lets a task that this may start come to its end.
@MainActor
private func press(_ bell: Bell) async {
  bell.press()
  await Task.yield()
  await Task.yield()
}

private let morning = Date(timeIntervalSince1970: 28_800)
private let noon = Date(timeIntervalSince1970: 43_200)
