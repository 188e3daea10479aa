import ComposableArchitecture
import Testing
import WaterMeterExercise

@MainActor
struct WaterMeterTests {
  @Test("A new meter stands at zero, low, without a bill")
  func newMeter() {
    let store = TestStore(initialState: WaterMeter.State()) {
      WaterMeter()
    }

    #expect(store.state.litres == 0)
    #expect(store.state.band == .low)
    #expect(store.state.price == 0)
    #expect(store.state.lastBill == nil)
  }

  @Test("9,999 litres are low and cost 9,999")
  func low() async {
    let store = TestStore(initialState: WaterMeter.State()) {
      WaterMeter()
    }

    await store.send(.used(9_999)) {
      $0.litres = 9_999
      $0.price = 9_999
    }
    #expect(store.state.band == .low)
  }

  @Test("10,000 are mid and cost 20,000")
  func mid() async {
    let store = TestStore(initialState: WaterMeter.State()) {
      WaterMeter()
    }

    await store.send(.used(10_000)) {
      $0.litres = 10_000
      $0.band = .mid
      $0.price = 20_000
    }
  }

  @Test("20,000 are high and cost 60,000")
  func high() async {
    let store = TestStore(initialState: WaterMeter.State()) {
      WaterMeter()
    }

    await store.send(.used(20_000)) {
      $0.litres = 20_000
      $0.band = .high
      $0.price = 60_000
    }
  }

  @Test("Usage adds up")
  func addsUp() async {
    let store = TestStore(initialState: WaterMeter.State()) {
      WaterMeter()
    }

    await store.send(.used(6_000)) {
      $0.litres = 6_000
      $0.price = 6_000
    }
    await store.send(.used(5_000)) {
      $0.litres = 11_000
      $0.band = .mid
      $0.price = 22_000
    }
  }

  @Test("A negative reading changes nothing")
  func negative() async {
    let store = TestStore(initialState: WaterMeter.State()) {
      WaterMeter()
    }

    await store.send(.used(-1))
  }

  @Test("Closing keeps the bill and starts at zero")
  func monthClosed() async {
    let store = TestStore(initialState: WaterMeter.State()) {
      WaterMeter()
    }

    await store.send(.used(12_000)) {
      $0.litres = 12_000
      $0.band = .mid
      $0.price = 24_000
    }
    await store.send(.monthClosed) {
      $0.litres = 0
      $0.band = .low
      $0.price = 0
      $0.lastBill = 24_000
    }
  }
}
