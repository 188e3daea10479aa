import ComposableArchitecture
import KioskOrderExercise
import Testing

@MainActor
struct KioskOrderTests {
  @Test("A line goes on the order, and touches nothing else")
  func lineAdded() async {
    let store = TestStore(initialState: KioskOrder.State(lines: [tuna], points: 40, number: 7)) {
      KioskOrder()
    }
    store.exhaustivity = .off(showSkippedAssertions: true)

    await store.withExhaustivity(.on) {
      await store.send(.lineAdded(cheese)) {
        $0.lines = [tuna, cheese]
        $0.total = 9_500
      }
    }
  }

  @Test("Paying charges the total once")
  func charged() async {
    let charged = LockIsolated<[Int]>([])
    let store = TestStore(initialState: KioskOrder.State(lines: [tuna, cheese])) {
      KioskOrder()
    } withDependencies: {
      $0.card.charge = { won in
        charged.withValue { $0.append(won) }
        return won
      }
      $0.continuousClock = ImmediateClock()
      $0.kitchen.cook = { _ in }
    }
    store.exhaustivity = .off

    await store.send(.payTapped)
    await store.finish()
    #expect(charged.value == [9_500])
  }

  @Test("The kitchen gets one ticket with all lines")
  func ticket() async {
    let tickets = LockIsolated<[KioskOrder.Ticket]>([])
    let store = TestStore(initialState: KioskOrder.State(lines: [tuna, cheese], number: 7)) {
      KioskOrder()
    } withDependencies: {
      $0.card.charge = { $0 }
      $0.continuousClock = ImmediateClock()
      $0.kitchen.cook = { ticket in tickets.withValue { $0.append(ticket) } }
    }
    store.exhaustivity = .off

    await store.send(.payTapped)
    await store.finish()
    #expect(tickets.value == [KioskOrder.Ticket(number: 8, lines: [tuna, cheese])])
  }

  @Test("A refused card gets no ticket, and keeps the order")
  func refused() async {
    let tickets = LockIsolated<[KioskOrder.Ticket]>([])
    let store = TestStore(initialState: KioskOrder.State(lines: [tuna, cheese])) {
      KioskOrder()
    } withDependencies: {
      $0.card.charge = { _ in throw Refusal() }
      $0.kitchen.cook = { ticket in tickets.withValue { $0.append(ticket) } }
    }
    store.exhaustivity = .off

    await store.send(.payTapped)
    await store.receive(\.charged.failure) {
      $0.screen = .ordering
      $0.lines = [tuna, cheese]
    }
    await store.finish()
    #expect(tickets.value == [])
  }

  @Test("Points grow by a tenth of the total, and the number by one")
  func pointsAndNumber() async {
    let store = TestStore(initialState: KioskOrder.State(lines: [tuna, cheese], points: 40, number: 7)) {
      KioskOrder()
    } withDependencies: {
      $0.card.charge = { $0 }
      $0.continuousClock = ImmediateClock()
      $0.kitchen.cook = { _ in }
    }
    store.exhaustivity = .off

    await store.send(.payTapped)
    await store.receive(\.charged.success) {
      $0.points = 990
      $0.number = 8
    }
  }

  @Test("Thanks closes after ten seconds for a guest with an empty order, and nothing runs on")
  func nextGuest() async {
    let clock = TestClock()
    let store = TestStore(initialState: KioskOrder.State(lines: [tuna, cheese])) {
      KioskOrder()
    } withDependencies: {
      $0.card.charge = { $0 }
      $0.continuousClock = clock
      $0.kitchen.cook = { _ in }
    }
    store.exhaustivity = .off

    await store.send(.payTapped)
    await store.receive(\.charged.success)
    await clock.advance(by: .seconds(9))
    await store.skipReceivedActions(strict: false)
    #expect(store.state.screen == .thanks)

    await clock.advance(by: .seconds(1))
    await store.receive(\.thanksClosed) {
      $0.screen = .ordering
      $0.lines = []
      $0.total = 0
    }
    await store.skipReceivedActions(strict: false)
    await store.withExhaustivity(.on) {
      await store.finish()
    }
  }
}

private let tuna = KioskOrder.Line(name: "Tuna gimbap", price: 5_000)
private let cheese = KioskOrder.Line(name: "Cheese gimbap", price: 4_500)

private struct Refusal: Error {}
