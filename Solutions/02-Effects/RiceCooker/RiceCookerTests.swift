import ComposableArchitecture
import RiceCookerExercise
import Testing

@MainActor
struct RiceCookerTests {
  @Test("Start soaks, boils after ten minutes")
  func boils() async {
    let clock = TestClock()
    let store = TestStore(initialState: RiceCooker.State()) {
      RiceCooker()
    } withDependencies: {
      $0.continuousClock = clock
    }

    let task = await store.send(.startTapped) {
      $0.stage = .soaking
    }
    await clock.advance(by: .seconds(600))
    await store.receive(\.stageReached, .boiling) {
      $0.stage = .boiling
    }
    await task.cancel()
  }

  @Test("Nothing boils before ten minutes have passed")
  func stillSoaks() async {
    let clock = TestClock()
    let store = TestStore(initialState: RiceCooker.State()) {
      RiceCooker()
    } withDependencies: {
      $0.continuousClock = clock
    }

    let task = await store.send(.startTapped) {
      $0.stage = .soaking
    }
    await clock.advance(by: .seconds(599))
    await task.cancel()
    await store.finish()
  }

  @Test("Rice is warm after 25 minutes")
  func warm() async {
    let clock = TestClock()
    let store = TestStore(initialState: RiceCooker.State()) {
      RiceCooker()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.startTapped) {
      $0.stage = .soaking
    }
    await clock.advance(by: .seconds(1_500))
    await store.receive(\.stageReached, .boiling) {
      $0.stage = .boiling
    }
    await store.receive(\.stageReached, .warm) {
      $0.stage = .warm
    }
    await store.send(.offTapped) {
      $0.stage = .idle
    }
    await store.finish()
  }

  @Test("It still boils a second before the rice is warm")
  func stillBoils() async {
    let clock = TestClock()
    let store = TestStore(initialState: RiceCooker.State()) {
      RiceCooker()
    } withDependencies: {
      $0.continuousClock = clock
    }

    let task = await store.send(.startTapped) {
      $0.stage = .soaking
    }
    await clock.advance(by: .seconds(1_499))
    await store.receive(\.stageReached, .boiling) {
      $0.stage = .boiling
    }
    await task.cancel()
    await store.finish()
  }

  @Test("Each warm minute counts one")
  func warmMinutes() async {
    let clock = TestClock()
    let store = TestStore(initialState: RiceCooker.State()) {
      RiceCooker()
    } withDependencies: {
      $0.continuousClock = clock
    }

    let task = await store.send(.startTapped) {
      $0.stage = .soaking
    }
    await clock.advance(by: .seconds(1_500))
    await store.receive(\.stageReached, .boiling) {
      $0.stage = .boiling
    }
    await store.receive(\.stageReached, .warm) {
      $0.stage = .warm
    }
    await clock.advance(by: .seconds(60))
    await store.receive(\.warmMinutePassed) {
      $0.warmMinutes = 1
    }
    await clock.advance(by: .seconds(60))
    await store.receive(\.warmMinutePassed) {
      $0.warmMinutes = 2
    }
    await task.cancel()
  }

  @Test("Off ends the soaking")
  func offWhileSoaking() async {
    let clock = TestClock()
    let store = TestStore(initialState: RiceCooker.State()) {
      RiceCooker()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.startTapped) {
      $0.stage = .soaking
    }
    await clock.advance(by: .seconds(300))
    await store.send(.offTapped) {
      $0.stage = .idle
    }
    await clock.advance(by: .seconds(1_500))
    await store.finish()
  }

  @Test("Off ends the boiling")
  func offWhileBoiling() async {
    let clock = TestClock()
    let store = TestStore(initialState: RiceCooker.State()) {
      RiceCooker()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.startTapped) {
      $0.stage = .soaking
    }
    await clock.advance(by: .seconds(600))
    await store.receive(\.stageReached, .boiling) {
      $0.stage = .boiling
    }
    await store.send(.offTapped) {
      $0.stage = .idle
    }
    await store.finish()
  }

  @Test("Start while cooking changes nothing")
  func startTwice() async {
    let clock = TestClock()
    let store = TestStore(initialState: RiceCooker.State()) {
      RiceCooker()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.startTapped) {
      $0.stage = .soaking
    }
    await clock.advance(by: .seconds(600))
    await store.receive(\.stageReached, .boiling) {
      $0.stage = .boiling
    }
    await store.send(.startTapped)
    await clock.advance(by: .seconds(900))
    await store.receive(\.stageReached, .warm) {
      $0.stage = .warm
    }
    await store.send(.startTapped)
    await store.send(.offTapped) {
      $0.stage = .idle
    }
    await store.finish()
  }

  @Test("A new start counts from zero")
  func newStart() async {
    let store = TestStore(initialState: RiceCooker.State(warmMinutes: 7)) {
      RiceCooker()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }

    let task = await store.send(.startTapped) {
      $0.stage = .soaking
      $0.warmMinutes = 0
    }
    await task.cancel()
  }

  @Test("Off while it is idle leaves the minutes to be read")
  func offWhileIdle() async {
    let store = TestStore(initialState: RiceCooker.State(warmMinutes: 7)) {
      RiceCooker()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }

    await store.send(.offTapped)
  }
}
