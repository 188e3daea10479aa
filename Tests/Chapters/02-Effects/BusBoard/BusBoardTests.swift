import BusBoardExercise
import ComposableArchitecture
import Testing

@MainActor
struct BusBoardTests {
  @Test("Nobody is asked before 300 ms of quiet")
  func quiet() async {
    let clock = TestClock()
    let asked = LockIsolated<[String]>([])
    let store = TestStore(initialState: BusBoard.State()) {
      BusBoard()
    } withDependencies: {
      $0.continuousClock = clock
      $0.buses.arrivals = { stop in
        asked.withValue { $0.append(stop) }
        return [BusBoard.Arrival(line: "472", minutes: 4)]
      }
    }

    await store.send(.stopChanged("2")) {
      $0.stop = "2"
    }
    await clock.advance(by: .milliseconds(299))
    #expect(asked.value == [])
    await clock.advance(by: .milliseconds(1))
    await store.receive(\.arrivalsLoaded) {
      $0.arrivals = [BusBoard.Arrival(line: "472", minutes: 4)]
    }
    #expect(asked.value == ["2"])
  }

  @Test("Typing again begins the wait anew")
  func waitsAnew() async {
    let clock = TestClock()
    let asked = LockIsolated<[String]>([])
    let store = TestStore(initialState: BusBoard.State()) {
      BusBoard()
    } withDependencies: {
      $0.continuousClock = clock
      $0.buses.arrivals = { stop in
        asked.withValue { $0.append(stop) }
        return [BusBoard.Arrival(line: "472", minutes: 4)]
      }
    }

    await store.send(.stopChanged("2")) {
      $0.stop = "2"
    }
    await clock.advance(by: .milliseconds(200))
    await store.send(.stopChanged("23")) {
      $0.stop = "23"
    }
    await clock.advance(by: .milliseconds(200))
    #expect(asked.value == [])
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.arrivalsLoaded) {
      $0.arrivals = [BusBoard.Arrival(line: "472", minutes: 4)]
    }
    #expect(asked.value == ["23"])
    await store.finish()
  }

  @Test("The last number is asked")
  func lastNumber() async {
    let clock = TestClock()
    let asked = LockIsolated<[String]>([])
    let store = TestStore(initialState: BusBoard.State()) {
      BusBoard()
    } withDependencies: {
      $0.continuousClock = clock
      $0.buses.arrivals = { stop in
        asked.withValue { $0.append(stop) }
        return [BusBoard.Arrival(line: "472", minutes: 4)]
      }
    }

    await store.send(.stopChanged("2")) {
      $0.stop = "2"
    }
    await store.send(.stopChanged("23-187")) {
      $0.stop = "23-187"
    }
    await clock.advance(by: .milliseconds(300))
    await store.skipReceivedActions()
    #expect(asked.value == ["23-187"])
  }

  @Test("An answer on its way is dropped when typing goes on")
  func answerDropped() async {
    let clock = TestClock()
    let store = TestStore(initialState: BusBoard.State()) {
      BusBoard()
    } withDependencies: {
      $0.continuousClock = clock
      $0.buses.arrivals = { stop in
        try? await clock.sleep(for: .seconds(1))
        return [BusBoard.Arrival(line: "to \(stop)", minutes: 4)]
      }
    }

    await store.send(.stopChanged("2")) {
      $0.stop = "2"
    }
    await clock.advance(by: .milliseconds(800))
    await store.send(.stopChanged("23")) {
      $0.stop = "23"
    }
    await clock.advance(by: .milliseconds(1300))
    await store.receive(\.arrivalsLoaded) {
      $0.arrivals = [BusBoard.Arrival(line: "to 23", minutes: 4)]
    }
    await store.finish()
  }

  @Test("The board keeps its buses until the next ones are there")
  func keepsBuses() async {
    let clock = TestClock()
    let store = TestStore(
      initialState: BusBoard.State(stop: "2", arrivals: [BusBoard.Arrival(line: "472", minutes: 4)])
    ) {
      BusBoard()
    } withDependencies: {
      $0.continuousClock = clock
      $0.buses.arrivals = { _ in [BusBoard.Arrival(line: "701", minutes: 9)] }
    }

    await store.send(.stopChanged("23")) {
      $0.stop = "23"
    }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.arrivalsLoaded) {
      $0.arrivals = [BusBoard.Arrival(line: "701", minutes: 9)]
    }
  }

  @Test("Clearing empties the board and stops the wait")
  func clearedWhileWaiting() async {
    let clock = TestClock()
    let asked = LockIsolated<[String]>([])
    let store = TestStore(
      initialState: BusBoard.State(stop: "2", arrivals: [BusBoard.Arrival(line: "472", minutes: 4)])
    ) {
      BusBoard()
    } withDependencies: {
      $0.continuousClock = clock
      $0.buses.arrivals = { stop in
        asked.withValue { $0.append(stop) }
        return [BusBoard.Arrival(line: "701", minutes: 9)]
      }
    }

    await store.send(.stopChanged("23")) {
      $0.stop = "23"
    }
    await clock.advance(by: .milliseconds(200))
    await store.send(.stopChanged("")) {
      $0.stop = ""
      $0.arrivals = []
    }
    await clock.advance(by: .seconds(5))
    #expect(asked.value == [])
    await store.finish()
  }

  @Test("Clearing drops an answer on its way")
  func clearedWhileAsking() async {
    let clock = TestClock()
    let store = TestStore(initialState: BusBoard.State()) {
      BusBoard()
    } withDependencies: {
      $0.continuousClock = clock
      $0.buses.arrivals = { _ in
        try? await clock.sleep(for: .seconds(1))
        return [BusBoard.Arrival(line: "472", minutes: 4)]
      }
    }

    await store.send(.stopChanged("2")) {
      $0.stop = "2"
    }
    await clock.advance(by: .milliseconds(800))
    await store.send(.stopChanged("")) {
      $0.stop = ""
    }
    await clock.advance(by: .seconds(5))
    await store.finish()
  }

  @Test("Clearing an idle board starts nothing")
  func clearedWhileIdle() async {
    let store = TestStore(
      initialState: BusBoard.State(stop: "2", arrivals: [BusBoard.Arrival(line: "472", minutes: 4)])
    ) {
      BusBoard()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }

    await store.send(.stopChanged("")) {
      $0.stop = ""
      $0.arrivals = []
    }
  }

  @Test("Arrivals stand by minutes")
  func sorted() async {
    let store = TestStore(initialState: BusBoard.State(stop: "23-187")) {
      BusBoard()
    }

    let two = [BusBoard.Arrival(line: "472", minutes: 12), BusBoard.Arrival(line: "701", minutes: 3)]
    await store.send(.arrivalsLoaded(two)) {
      $0.arrivals = [
        BusBoard.Arrival(line: "701", minutes: 3),
        BusBoard.Arrival(line: "472", minutes: 12),
      ]
    }
    let three = [
      BusBoard.Arrival(line: "472", minutes: 11),
      BusBoard.Arrival(line: "701", minutes: 2),
      BusBoard.Arrival(line: "143", minutes: 7),
    ]
    await store.send(.arrivalsLoaded(three)) {
      $0.arrivals = [
        BusBoard.Arrival(line: "701", minutes: 2),
        BusBoard.Arrival(line: "143", minutes: 7),
        BusBoard.Arrival(line: "472", minutes: 11),
      ]
    }
  }
}
