import ComposableArchitecture
import Testing
import TurnstileExercise

@MainActor
struct TurnstileTests {
  @Test("A tap with enough money charges 1,400 and opens")
  func tapped() async {
    let store = TestStore(initialState: Turnstile.State(balance: 5_000, entries: 7)) {
      Turnstile()
    }

    await store.send(.cardTapped) {
      $0.balance = 3_600
      $0.gate = .open
    }
  }

  @Test("Exactly the fare opens")
  func exactFare() async {
    let store = TestStore(initialState: Turnstile.State(balance: 1_400)) {
      Turnstile()
    }

    await store.send(.cardTapped) {
      $0.balance = 0
      $0.gate = .open
    }
  }

  @Test("One won too little changes nothing")
  func tooLittle() async {
    let store = TestStore(initialState: Turnstile.State(balance: 1_399)) {
      Turnstile()
    }

    await store.send(.cardTapped)
  }

  @Test("A second tap before passing changes nothing")
  func tappedTwice() async {
    let store = TestStore(initialState: Turnstile.State(balance: 5_000)) {
      Turnstile()
    }

    await store.send(.cardTapped) {
      $0.balance = 3_600
      $0.gate = .open
    }
    await store.send(.cardTapped)
  }

  @Test("Passing closes and counts one")
  func passed() async {
    let store = TestStore(initialState: Turnstile.State(gate: .open, entries: 7)) {
      Turnstile()
    }

    await store.send(.personPassed) {
      $0.gate = .closed
      $0.entries = 8
    }
  }

  @Test("Passing a closed gate counts nobody")
  func passedClosed() async {
    let store = TestStore(initialState: Turnstile.State(entries: 7)) {
      Turnstile()
    }

    await store.send(.personPassed)
  }

  @Test("Topping up adds")
  func toppedUp() async {
    let store = TestStore(initialState: Turnstile.State(balance: 600)) {
      Turnstile()
    }

    await store.send(.toppedUp(5_000)) {
      $0.balance = 5_600
    }
  }
}
