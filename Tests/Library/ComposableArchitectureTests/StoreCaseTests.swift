import Testing

@testable import ComposableArchitecture

@MainActor
@Suite("The store of an enum of reducers")
struct StoreCaseTests {
  @Test("gives the store of the case at hand, the same one each time")
  func cases() throws {
    let store = Store(initialState: Flow.State.counter(Counter.State())) { Flow.body }
    let counter = try #require(self.counter(of: store))
    counter.send(.incrementButtonTapped)
    #expect(store.state.counter?.count == 1)
    #expect(self.counter(of: store) === counter)
  }

  @Test("gives what the other cases hold")
  func others() {
    let alert = AlertState<Flow.Alert> { TextState("Done.") }
    guard case .alert(alert) = Store(initialState: Flow.State.alert(alert), reducer: { Flow.body }).case else {
      return #expect(Bool(false), "The case is another one.")
    }
    guard case .range(1, to: 2) = Store(initialState: Flow.State.range(1, to: 2), reducer: { Flow.body }).case else {
      return #expect(Bool(false), "The case is another one.")
    }
  }

  @Test("tells who asks that another case comes")
  func observation() {
    let store = Store(initialState: Flow.State.counter(Counter.State())) { Flow.body }
    let counter = Observer { _ = store.case }
    store.send(.counter(.incrementButtonTapped))
    #expect(!counter.isTold)
    store.send(.counter(.resetButtonTapped))
    #expect(counter.isTold)
    guard case .range(0, to: 0) = store.case else { return #expect(Bool(false), "The case is another one.") }
  }

  @Test("runs the body that the enum declares in place of the one that the macro would write")
  func body() async {
    let store = TestStore(initialState: Flow.State.counter(Counter.State())) { Flow.body }
    await store.send(\.counter.incrementButtonTapped) { $0.modify(\.counter) { $0.count = 1 } }
    await store.send(\.counter.resetButtonTapped) { $0 = .range(0, to: 0) }
  }

  private func counter(of store: Store<Flow.State, Flow.Action>) -> StoreOf<Counter>? {
    guard case .counter(let counter) = store.case else { return nil }
    return counter
  }
}

@Reducer
private enum Flow {
  case counter(Counter)
  case alert(AlertState<Alert>)
  case range(Int, to: Int)

  @CasePathable
  enum Alert { case ok }

  static var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .counter(.resetButtonTapped) = action { state = .range(0, to: 0) }
      return .none
    }
    .ifCaseLet(\.counter, action: \.counter) { Counter() }
  }
}

extension Flow.State: Equatable {}
