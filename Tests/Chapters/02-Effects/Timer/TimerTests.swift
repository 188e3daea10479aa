import ComposableArchitecture
import Testing
import TimerExercise

@MainActor
struct TimerTests {
  @Test("Start sets the count to zero")
  func start() async {
    let store = TestStore(initialState: TimerFeature.State(count: 3)) {
      TimerFeature()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }

    let task = await store.send(.startTimerButtonTapped) {
      $0.count = 0
    }
    await task.cancel()
  }

  @Test("A tick counts one")
  func tick() async {
    let store = TestStore(initialState: TimerFeature.State()) {
      TimerFeature()
    }

    await store.send(.timerTick) {
      $0.count = 1
    }
    await store.send(.timerTick) {
      $0.count = 2
    }
    await store.send(.timerTick) {
      $0.count = 3
    }
  }

  @Test("The ticks count one to five")
  func ticks() async {
    let clock = TestClock()
    let store = TestStore(initialState: TimerFeature.State()) {
      TimerFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.startTimerButtonTapped)
    await clock.advance(by: .seconds(5))
    await store.receive(\.timerTick) {
      $0.count = 1
    }
    await store.receive(\.timerTick) {
      $0.count = 2
    }
    await store.receive(\.timerTick) {
      $0.count = 3
    }
    await store.receive(\.timerTick) {
      $0.count = 4
    }
    await store.receive(\.timerTick) {
      $0.count = 5
    }
  }

  @Test("There is no sixth")
  func noSixth() async {
    let clock = TestClock()
    let store = TestStore(initialState: TimerFeature.State(count: 3)) {
      TimerFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.startTimerButtonTapped) {
      $0.count = 0
    }
    await clock.advance(by: .seconds(5))
    await store.skipReceivedActions()
    await clock.advance(by: .seconds(60))
    await store.finish()
  }

  @Test("Nothing ticks before a second has passed")
  func tooEarly() async {
    let clock = TestClock()
    let store = TestStore(initialState: TimerFeature.State(count: 3)) {
      TimerFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }

    let task = await store.send(.startTimerButtonTapped) {
      $0.count = 0
    }
    await clock.advance(by: .milliseconds(999))
    await task.cancel()
    await store.finish()
  }

  @Test("One second brings one tick")
  func oneSecond() async {
    let clock = TestClock()
    let store = TestStore(initialState: TimerFeature.State(count: 3)) {
      TimerFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }

    let task = await store.send(.startTimerButtonTapped) {
      $0.count = 0
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.timerTick) {
      $0.count = 1
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.timerTick) {
      $0.count = 2
    }
    await task.cancel()
    await store.finish()
  }

  @Test("The effect has ended with the fifth tick")
  func ended() async {
    let clock = TestClock()
    let store = TestStore(initialState: TimerFeature.State(count: 8)) {
      TimerFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }

    let task = await store.send(.startTimerButtonTapped) {
      $0.count = 0
    }
    await clock.advance(by: .seconds(5))
    await task.finish()
    await store.skipReceivedActions()
    #expect(store.state.count == 5)
  }

  @Test("Time comes from the injected clock")
  func injectedClock() async {
    let store = TestStore(initialState: TimerFeature.State()) {
      TimerFeature()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }

    await store.send(.startTimerButtonTapped)
    await store.receive(\.timerTick) {
      $0.count = 1
    }
    await store.receive(\.timerTick) {
      $0.count = 2
    }
    await store.receive(\.timerTick) {
      $0.count = 3
    }
    await store.receive(\.timerTick) {
      $0.count = 4
    }
    await store.receive(\.timerTick) {
      $0.count = 5
    }
  }
}
