import ComposableArchitecture
import CounterExercise
import Testing

@MainActor
struct CounterTests {
  @Test("Plus makes zero one, then two")
  func plus() async {
    let store = TestStore(initialState: Counter.State()) {
      Counter()
    }

    await store.send(.incrementButtonTapped) {
      $0.count = 1
    }
    await store.send(.incrementButtonTapped) {
      $0.count = 2
    }
  }

  @Test("Plus from nine makes ten")
  func plusFromNine() async {
    let store = TestStore(initialState: Counter.State(count: 9)) {
      Counter()
    }

    await store.send(.incrementButtonTapped) {
      $0.count = 10
    }
    await store.send(.incrementButtonTapped) {
      $0.count = 11
    }
  }

  @Test("Minus makes two one, then nothing")
  func minus() async {
    let store = TestStore(initialState: Counter.State(count: 2)) {
      Counter()
    }

    await store.send(.decrementButtonTapped) {
      $0.count = 1
    }
    await store.send(.decrementButtonTapped) {
      $0.count = 0
    }
  }

  @Test("Minus goes below zero")
  func minusBelowZero() async {
    let store = TestStore(initialState: Counter.State()) {
      Counter()
    }

    await store.send(.decrementButtonTapped) {
      $0.count = -1
    }
    await store.send(.decrementButtonTapped) {
      $0.count = -2
    }
  }

  @Test("Minus from ten makes nine")
  func minusFromTen() async {
    let store = TestStore(initialState: Counter.State(count: 10)) {
      Counter()
    }

    await store.send(.decrementButtonTapped) {
      $0.count = 9
    }
    await store.send(.decrementButtonTapped) {
      $0.count = 8
    }
  }

  @Test("Three is prime once plus has reached it")
  func prime() async {
    let store = TestStore(initialState: Counter.State(count: 2)) {
      Counter()
    }

    await store.send(.incrementButtonTapped) {
      $0.count = 3
    }
    #expect(store.state.isPrime)
    await store.send(.incrementButtonTapped) {
      $0.count = 4
    }
    #expect(!store.state.isPrime)
  }
}
