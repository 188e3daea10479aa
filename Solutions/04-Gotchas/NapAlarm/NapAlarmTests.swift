import ComposableArchitecture
import NapAlarmExercise
import Testing

@MainActor
struct NapAlarmTests {
  let clock = TestClock()

  @Test("A nap counts down minute by minute")
  func countsDown() async {
    let store = alarm()

    await store.send(.napTapped(3)) {
      $0.minutesLeft = 3
      $0.naps = 1
    }
    await clock.advance(by: .seconds(60))
    await store.receive(\.minutePassed) {
      $0.minutesLeft = 2
    }
    await clock.advance(by: .seconds(60))
    await store.receive(\.minutePassed) {
      $0.minutesLeft = 1
    }
    await store.send(.stopTapped) {
      $0.minutesLeft = 0
    }
  }

  @Test("No minute passes before its sixty seconds are over")
  func notBefore() async {
    let store = alarm()

    await store.send(.napTapped(3)) {
      $0.minutesLeft = 3
      $0.naps = 1
    }
    await clock.advance(by: .seconds(59))
    await store.send(.stopTapped) {
      $0.minutesLeft = 0
    }
  }

  @Test("At zero it rings once")
  func rings() async {
    let store = alarm()

    await store.send(.napTapped(1)) {
      $0.minutesLeft = 1
      $0.naps = 1
    }
    await clock.advance(by: .seconds(60))
    await store.receive(\.minutePassed) {
      $0.minutesLeft = 0
    }
    await store.receive(\.rang) {
      $0.isRinging = true
    }
    await store.send(.stopTapped) {
      $0.isRinging = false
    }
  }

  @Test("Ringing buzzes each second until it is stopped")
  func buzzes() async {
    let store = alarm()

    await store.send(.napTapped(1)) {
      $0.minutesLeft = 1
      $0.naps = 1
    }
    await clock.advance(by: .seconds(60))
    await store.receive(\.minutePassed) {
      $0.minutesLeft = 0
    }
    await store.receive(\.rang) {
      $0.isRinging = true
    }
    await clock.advance(by: .seconds(2))
    await store.receive(\.buzzed)
    await store.receive(\.buzzed)
    await store.send(.stopTapped) {
      $0.isRinging = false
    }
    await store.finish()
  }

  @Test("Stopping early leaves nothing running")
  func stopsEarly() async {
    let store = alarm()

    await store.send(.napTapped(5)) {
      $0.minutesLeft = 5
      $0.naps = 1
    }
    await store.send(.stopTapped) {
      $0.minutesLeft = 0
    }
    await store.finish()
  }

  @Test("A nap that is begun anew counts from its own minutes")
  func anew() async {
    let store = alarm()

    await store.send(.napTapped(5)) {
      $0.minutesLeft = 5
      $0.naps = 1
    }
    await clock.advance(by: .seconds(30))
    await store.send(.napTapped(3)) {
      $0.minutesLeft = 3
      $0.naps = 2
    }
    await clock.advance(by: .seconds(60))
    await store.receive(\.minutePassed) {
      $0.minutesLeft = 2
    }
    await store.send(.stopTapped) {
      $0.minutesLeft = 0
    }
  }

  @Test("A nap after ringing is quiet")
  func quiet() async {
    let store = alarm()

    await store.send(.napTapped(1)) {
      $0.minutesLeft = 1
      $0.naps = 1
    }
    await clock.advance(by: .seconds(60))
    await store.receive(\.minutePassed) {
      $0.minutesLeft = 0
    }
    await store.receive(\.rang) {
      $0.isRinging = true
    }
    await store.send(.napTapped(3)) {
      $0.minutesLeft = 3
      $0.isRinging = false
      $0.naps = 2
    }
    await clock.advance(by: .seconds(10))
    await store.send(.stopTapped) {
      $0.minutesLeft = 0
    }
  }

  /// An alarm for one test, whose last checks are made when that test ends.
  private func alarm() -> TestStoreOf<NapAlarm> {
    TestStore(initialState: NapAlarm.State()) {
      NapAlarm()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }
}
