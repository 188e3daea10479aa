import ComposableArchitecture
import Observation
import Synchronization
import Testing

@MainActor
@Suite("Store")
struct StoreTests {
  @Test("A store takes actions and shows the state")
  func send() {
    let store = Store(initialState: Counter.State()) { Counter() }
    store.send(.incrementButtonTapped)
    store.send(.set(12))
    store.send(.incrementButtonTapped)
    #expect(store.count == 13)
    #expect(!store.isEven)
    #expect(store.state == Counter.State(count: 13))
    #expect(store.withState(\.count) == 13)
  }

  @Test("Who reads a field is told when that field changes, and not when another does")
  func observesFields() {
    let store = Store(initialState: Panel.State()) { Panel() }
    let changes = Mutex<[String]>([])
    withObservationTracking {
      _ = store.left
    } onChange: {
      changes.withLock { $0.append("left") }
    }
    withObservationTracking {
      _ = store.right
    } onChange: {
      changes.withLock { $0.append("right") }
    }
    store.send(.left(1))
    #expect(changes.withLock(\.self) == ["left"])
    store.send(.right(1))
    #expect(changes.withLock(\.self) == ["left", "right"])
  }

  @Test("Who reads a field is told when the whole state is replaced")
  func observesReplacement() {
    let store = Store(initialState: Panel.State()) { Panel() }
    let changes = Mutex(0)
    withObservationTracking {
      _ = store.left
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    store.send(.replaced(Panel.State(left: 5)))
    #expect(changes.withLock(\.self) == 1)
    #expect(store.left == 5)
  }

  @Test("The state may be read while an action changes it")
  func readWhileChanging() {
    let store = Store(initialState: Panel.State()) { Panel() }
    let seen = Mutex<Int?>(nil)
    withObservationTracking {
      _ = store.left
    } onChange: {
      let left = MainActor.assumeIsolated { store.withState(\.left) }
      seen.withLock { $0 = left }
    }
    store.send(.left(1))
    #expect(seen.withLock(\.self) == 0)
    #expect(store.left == 1)
  }

  @Test("The effects of a store end with it, and whoever waits for them goes on")
  func release() async {
    let (ends, end) = AsyncStream<Void>.makeStream()
    var store: Store<Int, Int>? = Store(initialState: 0) {
      Reduce<Int, Int> { _, _ in
        .run { _ in
          defer { end.finish() }
          try await Task.never()
        }
      }
    }
    let task = store?.send(0)
    store = nil
    for await _ in ends {}
    await task?.finish()
    #expect(task?.isCancelled == true)
  }
}

@Reducer
struct Panel {
  @ObservableState
  struct State: Equatable {
    var left = 0
    var right = 0
  }

  enum Action {
    case left(Int)
    case right(Int)
    case replaced(State)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .left(let value): state.left = value
      case .right(let value): state.right = value
      case .replaced(let new): state = new
      }
      return .none
    }
  }
}
