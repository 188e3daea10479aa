import ComposableArchitecture
import Testing

@MainActor
@Suite("The store of a child feature")
struct ScopeTests {
  let store = Store(initialState: Villa.State()) { Villa() }

  @Test("shows the child's state, and sends it actions")
  func child() async {
    let hall = store.scope(state: \.hall, action: \.hall)
    await hall.send(.bellRung).finish()
    #expect(hall.visitors == 1)
    #expect(hall.isBusy)
    #expect(store.hall.visitors == 1)
    #expect(hall.withState(\.visitors) == 1)
    store.send(.hall(.bellRung))
    #expect(hall.state == Hall.State(visitors: 2))
  }

  @Test("is the same one each time that it is asked for")
  func same() {
    #expect(store.scope(state: \.hall, action: \.hall) === store.scope(state: \.hall, action: \.hall))
    store.send(.rowAdded(1))
    store.send(.rowAdded(2))
    let second = store.row(1)
    store.send(.rowRemoved(1))
    #expect(store.scope(state: \.rows, action: \.rows).first === second)
    #expect(second == store.row(0))
    #expect(Set([second, store.row(0)]).count == 1)
  }

  @Test("is there as long as the child is, and shows the last state after that")
  func optionalChild() {
    let guest = { [store] in store.scope(state: \.guest, action: \.guest.presented) }
    #expect(guest() == nil)
    store.send(.guestArrived)
    let first = guest()
    #expect(first != nil && first === guest())
    first?.send(.bellRung)
    #expect(first?.visitors == 1)
    store.send(.guest(.dismiss))
    #expect(guest() == nil)
    #expect(first?.visitors == 1)
    store.send(.guestArrived)
    #expect(guest() !== first)
    #expect(guest()?.visitors == 0)
  }

  @Test("in a case of an enum is there as long as the state is that case")
  func caseOfEnum() {
    store.send(.destination(.presented(.counter(.incrementButtonTapped))))
    #expect(store.scope(state: \.destination?.counter, action: \.destination.counter)?.count == 6)
    #expect(store.scope(state: \.destination?.hall, action: \.destination.hall) == nil)
  }

  @Test("in a list runs its own element")
  func elements() {
    for id in 1...3 { store.send(.rowAdded(id)) }
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    for row in rows.dropFirst() { row.send(.bellRung) }
    #expect(rows.map(\.visitors) == [0, 1, 1])
    #expect(store.scope(state: \.rows[id: 3], action: \.rows[id: 3])?.visitors == 1)
    store.send(.rowRemoved(3))
    #expect(rows[2].visitors == 1)
  }

  @Test("keeps the feature running when the store that it came from is gone")
  func outlives() {
    var store: StoreOf<Villa>? = Store(initialState: Villa.State()) { Villa() }
    let hall = store?.scope(state: \.hall, action: \.hall)
    weak let gone = store
    store = nil
    #expect(gone == nil)
    hall?.send(.bellRung)
    #expect(hall?.visitors == 1)
  }

  @Test("leads on to the children of the child")
  func nested() {
    let outer = Store(initialState: Street.State()) { Street() }
    let hall = outer.scope(state: \.house, action: \.house).scope(state: \.hall, action: \.hall)
    let observer = Observer { _ = hall.visitors }
    outer.send(.house(.hall(.bellRung)))
    #expect(observer.isTold)
    #expect(hall.visitors == 1)
    let replaced = Observer { _ = hall.isLit }
    outer.send(.house(.moved))
    #expect(replaced.isTold)
  }

  @Test("of a child with an observed state is there for a parent without one")
  func plainParent() {
    let outer = Store(initialState: Shed.State()) { Shed() }
    let hall = outer.scope(state: \.hall, action: \.hall)
    let (visitors, isLit) = (Observer { _ = hall.visitors }, Observer { _ = hall.isLit })
    outer.send(.hall(.bellRung))
    #expect(visitors.isTold)
    #expect(!isLit.isTold)
  }

  @Test("writes to fields by the action for it")
  func bindings() {
    let form = Store(initialState: Card.State()) { Card() }
    let name = Observer { _ = form.name }
    form.name = "Blob"
    #expect(form.name == "Blob")
    #expect(form.writes == 1)
    #expect(name.isTold)
  }
}

@MainActor
@Suite("Who observes a child's store")
struct ScopeObservationTests {
  let store = Store(initialState: Villa.State(guest: Hall.State())) { Villa() }

  /// What is observed, what happens, and whether that is told.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let read: @MainActor (StoreOf<Villa>) -> Void
    let action: Villa.Action
    let isTold: Bool

    init(
      _ description: String,
      _ read: @escaping @MainActor (StoreOf<Villa>) -> Void,
      _ action: Villa.Action,
      isTold: Bool
    ) {
      testDescription = description
      self.read = read
      self.action = action
      self.isTold = isTold
    }
  }

  nonisolated static let rows: [Row] = [
    Row("the field that changes", { _ = $0.hall.visitors }, .hall(.bellRung), isTold: true),
    Row("another field", { _ = $0.hall.isLit }, .hall(.bellRung), isTold: false),
    Row("another child", { _ = $0.hall.visitors }, .guest(.presented(.bellRung)), isTold: false),
    Row("a field of the parent", { _ = $0.hall.visitors }, .renamed("Home"), isTold: false),
    Row("a child that is replaced", { _ = $0.hall.isLit }, .moved, isTold: true),
    Row("the store only", { _ = $0.scope(state: \.hall, action: \.hall) }, .moved, isTold: false),
    Row(
      "without observing",
      { $0.scope(state: \.hall, action: \.hall).withState { _ = $0.visitors } },
      .hall(.bellRung),
      isTold: false
    ),
    Row("an optional child", { _ = $0.optional?.visitors }, .guest(.presented(.bellRung)), isTold: true),
    Row("whether it is there, and it goes", { _ = $0.optional }, .guest(.dismiss), isTold: true),
    Row("whether it is there, and it changes", { _ = $0.optional }, .guest(.presented(.bellRung)), isTold: false),
    Row("an element", { _ = $0.row(0).visitors }, .rows(.element(id: 1, action: .bellRung)), isTold: true),
    Row("another element", { _ = $0.row(1).visitors }, .rows(.element(id: 1, action: .bellRung)), isTold: false),
    Row(
      "the list, whose element changes",
      { _ = $0.scope(state: \.rows, action: \.rows).count },
      .rows(.element(id: 1, action: .bellRung)),
      isTold: false
    ),
    Row("the list, which grows", { _ = $0.scope(state: \.rows, action: \.rows).count }, .rowAdded(3), isTold: true),
  ]

  @Test("is told of what it reads, and of nothing else", arguments: rows)
  func fields(_ row: Row) {
    store.send(.rowAdded(1))
    store.send(.rowAdded(2))
    let observer = Observer { row.read(store) }
    store.send(row.action)
    #expect(observer.isTold == row.isTold)
  }

  @Test("of an element is not told when another one comes")
  func sibling() {
    store.send(.rowAdded(1))
    let row = store.row(0)
    let observer = Observer { _ = row.visitors }
    store.send(.rowAdded(2))
    store.send(.rowRemoved(2))
    #expect(!observer.isTold)
    store.send(.rows(.element(id: 1, action: .bellRung)))
    #expect(observer.isTold)
  }

  @Test("is told again of a second replacement, once it has looked")
  func again() {
    let hall = store.scope(state: \.hall, action: \.hall)
    for _ in 1...3 {
      let observer = Observer { _ = hall.isLit }
      store.send(.moved)
      #expect(observer.isTold)
    }
  }
}

// MARK: - Fixtures

extension Store<Villa.State, Villa.Action> {
  fileprivate var hall: StoreOf<Hall> { scope(state: \.hall, action: \.hall) }
  fileprivate var optional: StoreOf<Hall>? { scope(state: \.guest, action: \.guest.presented) }
  fileprivate func row(_ position: Int) -> StoreOf<Hall> { Array(scope(state: \.rows, action: \.rows))[position] }
}

@Reducer
struct Hall {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var visitors = 0
    var isLit = false
    var isBusy: Bool { visitors > 0 }
  }

  enum Action: Sendable {
    case bellRung
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.visitors += 1
      return .none
    }
  }
}

@Reducer
struct Villa {
  @Reducer
  enum Destination {
    case counter(Counter)
    case hall(Hall)
  }

  @ObservableState
  struct State {
    var hall = Hall.State()
    @Presents var guest: Hall.State?
    @Presents var destination: Destination.State? = .counter(Counter.State(count: 5))
    var rows: IdentifiedArrayOf<Hall.State> = []
    var name = "Home"
  }

  enum Action: Sendable {
    case hall(Hall.Action)
    case guest(PresentationAction<Hall.Action>)
    case destination(PresentationAction<Destination.Action>)
    case rows(IdentifiedActionOf<Hall>)
    case guestArrived
    case moved
    case renamed(String)
    case rowAdded(Int)
    case rowRemoved(Int)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.hall, action: \.hall) { Hall() }
    Reduce { state, action in
      switch action {
      case .guestArrived: state.guest = Hall.State()
      case .moved: state.hall = Hall.State()
      case .renamed(let name): state.name = name
      case .rowAdded(let id): state.rows.append(Hall.State(id: id))
      case .rowRemoved(let id): state.rows.remove(id: id)
      default: break
      }
      return .none
    }
    .ifLet(\.$guest, action: \.guest) { Hall() }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.rows, action: \.rows) { Hall() }
  }
}

@Reducer
struct Street {
  @ObservableState
  struct State {
    var house = Villa.State()
  }

  enum Action {
    case house(Villa.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.house, action: \.house) { Villa() }
  }
}

@Reducer
struct Shed {
  struct State {
    var hall = Hall.State()
  }

  enum Action {
    case hall(Hall.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.hall, action: \.hall) { Hall() }
  }
}

@Reducer
struct Card {
  @ObservableState
  struct State {
    var name = ""
    var writes = 0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, _ in
      state.writes += 1
      return .none
    }
  }
}
