import Testing

@testable import ComposableArchitecture

@MainActor
@Suite("'isPresented'")
struct IsPresentedTests {
  @Test("holds for a child that is presented, in its reducer and in its effects")
  func presented() async {
    let store = TestStore(initialState: Binder.State(page: Leaf.State())) { Binder() }
    await store.send(\.page.asked) { $0.page?.answers = [true] }
    await store.receive(\.page.answered, true) { $0.page?.answers = [true, true] }
  }

  @Test("holds for an element of a stack")
  func stack() async {
    let store = TestStore(initialState: Binder.State(path: StackState([Leaf.State()]))) { Binder() }
    await store.send(\.path[id: 0].asked) { $0.path[id: 0]?.answers = [true] }
    await store.receive(\.path[id: 0].answered, true) { $0.path[id: 0]?.answers = [true, true] }
  }

  @Test("holds for the feature at the root of a test store, which stands for its parent")
  func testStore() async {
    let store = TestStore(initialState: Leaf.State()) { Leaf() }
    await store.send(\.asked) { $0.answers = [true] }
    await store.receive(\.answered, true) { $0.answers = [true, true] }
  }

  @Test("does not hold at the root of a store, nor for a child that is always there")
  func root() async {
    let store = Store(initialState: Binder.State()) { Binder() }
    await store.send(.pinned(.asked)).finish()
    #expect(store.pinned.answers == [false, false])
  }

  @Test("holds where another 'dismiss' stands in")
  func otherDismiss() async {
    let store = Store(initialState: Leaf.State()) {
      Leaf()
    } withDependencies: {
      $0.dismiss = DismissEffect {}
    }
    await store.send(.asked).finish()
    #expect(store.answers == [true, true])
  }
}

@Reducer
private struct Leaf {
  @ObservableState
  struct State: Equatable {
    var answers: [Bool] = []
  }

  enum Action {
    case answered(Bool)
    case asked
  }

  @Dependency(\.isPresented) var isPresented

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .answered(let answer):
        state.answers.append(answer)
        return .none
      case .asked:
        state.answers.append(isPresented)
        return .run { send in await send(.answered(isPresented)) }
      }
    }
  }
}

@Reducer
private struct Binder {
  @ObservableState
  struct State: Equatable {
    @Presents var page: Leaf.State?
    var path = StackState<Leaf.State>()
    var pinned = Leaf.State()
  }

  enum Action {
    case page(PresentationAction<Leaf.Action>)
    case path(StackActionOf<Leaf>)
    case pinned(Leaf.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.pinned, action: \.pinned) { Leaf() }
    EmptyReducer()
      .ifLet(\.$page, action: \.page) { Leaf() }
      .forEach(\.path, action: \.path) { Leaf() }
  }
}
