import ComposableArchitecture
import ParkingMeterExercise
import Testing

@MainActor
struct ParkingMeterTests {
  @Test("Minutes run while the barrier still opens")
  func sideBySide() async {
    let clock = TestClock()
    let store = TestStore(initialState: ParkingMeter.State()) {
      ParkingMeter()
    } withDependencies: {
      $0.continuousClock = clock
      $0.barrier.open = { try await clock.sleep(for: .seconds(90)) }
    }

    await store.send(.droveIn) {
      $0.isParked = true
    }
    await clock.advance(by: .seconds(60))
    await store.receive(\.minutePassed) {
      $0.minutes = 1
    }
    await store.send(.droveOut) {
      $0.isParked = false
    }
    await store.skipReceivedActions()
    await clock.advance(by: .seconds(30))
  }

  @Test("The barrier is opened once")
  func barrierOpened() async {
    let opened = LockIsolated(0)
    let store = TestStore(initialState: ParkingMeter.State()) {
      ParkingMeter()
    } withDependencies: {
      $0.continuousClock = TestClock()
      $0.barrier.open = { opened.withValue { $0 += 1 } }
    }

    await store.send(.droveIn) {
      $0.isParked = true
    }
    await store.send(.droveOut) {
      $0.isParked = false
    }
    await store.skipReceivedActions()
    #expect(opened.value == 1)
  }

  @Test("Each minute brings its number")
  func numbers() async {
    let clock = TestClock()
    let store = TestStore(initialState: ParkingMeter.State()) {
      ParkingMeter()
    } withDependencies: {
      $0.continuousClock = clock
      $0.barrier.open = {}
    }

    await store.send(.droveIn) {
      $0.isParked = true
    }
    await clock.advance(by: .seconds(120))
    await store.receive(\.minutePassed, 1) {
      $0.minutes = 1
    }
    await store.receive(\.minutePassed, 2) {
      $0.minutes = 2
    }
    await store.send(.droveOut) {
      $0.isParked = false
    }
    await store.skipReceivedActions()
  }

  @Test("After driving out no minute comes")
  func stopped() async {
    let clock = TestClock()
    let store = TestStore(initialState: ParkingMeter.State()) {
      ParkingMeter()
    } withDependencies: {
      $0.continuousClock = clock
      $0.barrier.open = {}
    }

    await store.send(.droveIn) {
      $0.isParked = true
    }
    await clock.advance(by: .seconds(60))
    await store.receive(\.minutePassed) {
      $0.minutes = 1
    }
    await store.send(.droveOut) {
      $0.isParked = false
    }
    await store.receive(\.receiptPrinted) {
      $0.lastReceipt = 500
    }
    await clock.advance(by: .seconds(600))
    await store.finish()
    #expect(store.state.minutes == 1)
  }

  @Test("The receipt shows the fee so far")
  func receipt() async {
    let atOnce = TestStore(initialState: parked(minutes: 0)) {
      ParkingMeter()
    }
    await atOnce.send(.droveOut) {
      $0.isParked = false
    }
    await atOnce.receive(\.receiptPrinted, 0) {
      $0.lastReceipt = 0
    }

    let afterTen = TestStore(initialState: parked(minutes: 10)) {
      ParkingMeter()
    }
    await afterTen.send(.droveOut) {
      $0.isParked = false
    }
    await afterTen.receive(\.receiptPrinted, 500) {
      $0.lastReceipt = 500
    }

    let afterEleven = TestStore(initialState: parked(minutes: 11)) {
      ParkingMeter()
    }
    await afterEleven.send(.droveOut) {
      $0.isParked = false
    }
    await afterEleven.receive(\.receiptPrinted, 1_000) {
      $0.lastReceipt = 1_000
    }
  }

  @Test("Driving in again starts at one")
  func again() async {
    let clock = TestClock()
    let store = TestStore(initialState: ParkingMeter.State()) {
      ParkingMeter()
    } withDependencies: {
      $0.continuousClock = clock
      $0.barrier.open = {}
    }

    await store.send(.droveIn) {
      $0.isParked = true
    }
    await clock.advance(by: .seconds(60))
    await store.receive(\.minutePassed) {
      $0.minutes = 1
    }
    await store.send(.droveOut) {
      $0.isParked = false
    }
    await store.receive(\.receiptPrinted, 500) {
      $0.lastReceipt = 500
    }
    let task = await store.send(.droveIn) {
      $0.isParked = true
      $0.minutes = 0
    }
    await clock.advance(by: .seconds(60))
    await store.receive(\.minutePassed, 1) {
      $0.minutes = 1
    }
    await task.cancel()
  }

  @Test("Driving in twice keeps one meter")
  func twice() async {
    let clock = TestClock()
    let store = TestStore(initialState: ParkingMeter.State()) {
      ParkingMeter()
    } withDependencies: {
      $0.continuousClock = clock
      $0.barrier.open = {}
    }

    await store.send(.droveIn) {
      $0.isParked = true
    }
    await store.send(.droveIn)
    await clock.advance(by: .seconds(60))
    await store.receive(\.minutePassed, 1) {
      $0.minutes = 1
    }
    await store.send(.droveOut) {
      $0.isParked = false
    }
    await store.skipReceivedActions()
  }

  @Test("Nobody drives out of an empty place")
  func emptyPlace() async {
    let store = TestStore(initialState: ParkingMeter.State()) {
      ParkingMeter()
    } withDependencies: {
      $0.continuousClock = UnimplementedClock()
    }

    await store.send(.droveOut)
  }

  @Test("A jammed barrier is told and the minutes go on")
  func jammed() async {
    let clock = TestClock()
    let store = TestStore(initialState: ParkingMeter.State()) {
      ParkingMeter()
    } withDependencies: {
      $0.continuousClock = clock
      $0.barrier.open = { throw Jam() }
    }

    await store.send(.droveIn) {
      $0.isParked = true
    }
    await store.receive(\.barrierFailed) {
      $0.problem = "The barrier is jammed."
    }
    await clock.advance(by: .seconds(60))
    await store.receive(\.minutePassed, 1) {
      $0.minutes = 1
    }
    await store.send(.droveOut) {
      $0.isParked = false
    }
    await store.skipReceivedActions()
  }

  @Test("A problem is forgotten when the next car drives in")
  func problemForgotten() async {
    var state = ParkingMeter.State()
    state.problem = "The barrier is jammed."
    let store = TestStore(initialState: state) {
      ParkingMeter()
    } withDependencies: {
      $0.continuousClock = TestClock()
      $0.barrier.open = {}
    }

    let task = await store.send(.droveIn) {
      $0.isParked = true
      $0.problem = nil
    }
    await task.cancel()
  }

  @Test("Cancelling what 'send' returned stops all")
  func cancelled() async {
    let clock = TestClock()
    let store = TestStore(initialState: ParkingMeter.State()) {
      ParkingMeter()
    } withDependencies: {
      $0.continuousClock = clock
      $0.barrier.open = { try await clock.sleep(for: .seconds(150)) }
    }

    let task = await store.send(.droveIn) {
      $0.isParked = true
    }
    await clock.advance(by: .seconds(60))
    await store.receive(\.minutePassed, 1) {
      $0.minutes = 1
    }
    await task.cancel()
    await clock.advance(by: .seconds(600))
    await store.finish()
  }
}

/// Why the barrier does not open.
private struct Jam: Error {}

/// A place in which a car has stood for some minutes.
private func parked(minutes: Int) -> ParkingMeter.State {
  var state = ParkingMeter.State()
  state.isParked = true
  state.minutes = minutes
  return state
}
