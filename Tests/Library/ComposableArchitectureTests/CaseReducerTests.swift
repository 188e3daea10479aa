import Testing

@testable import ComposableArchitecture

@MainActor
@Suite("An enum of reducers")
struct CaseReducerTests {
  @Test("runs the feature of the case that the state is")
  func cases() async {
    let store = TestStore(initialState: Hotel.State()) { Hotel() }
    await store.send(\.counterButtonTapped) { $0.destination = .counter(Counter.State()) }
    await store.send(\.destination.counter.incrementButtonTapped) {
      $0.destination?.modify(\.counter) { $0.count = 1 }
    }
    #expect(store.state.destination?.counter?.count == 1)
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }

  @Test("tells of an action for another case than the state is")
  func otherCase() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Hotel.State(destination: .map("Seoul"))) { Hotel() }
      await store.send(\.destination.counter.incrementButtonTapped)
    }
    #expect(issues.map(\.kind) == ["A child feature got an action while it was not there."])
  }

  @Test("has a feature that is made as its case says")
  func values() async {
    let store = TestStore(initialState: Corner.State.step(Stride.State())) { Corner.body }
    await store.send(\.step.taken) { $0 = .step(Stride.State(count: 5)) }
  }

  @Test("may be a case of another one")
  func nested() async {
    let store = TestStore(initialState: Tower.State.flat(.room(Room.State()))) { Tower.body }
    await store.send(\.flat.room.switchTapped) { $0 = .flat(.room(Room.State(isLit: true))) }
  }

  @Test("is made equatable, hashable and sendable by the macro")
  func conformances() {
    #expect(Set([Corner.State.step(Stride.State()), .nothing]).count == 2)
    #expect(Corner.Action.step(.taken) == .step(.taken))
  }
}

@MainActor
@Suite("A reducer with parts left out")
struct ReducerDefaultsTests {
  @Test("has a state without fields and a body that does nothing")
  func nothing() async {
    let blank = TestStore(initialState: Blank.State()) { Blank() }
    #expect(blank.state == Blank.State())
    let store = TestStore(initialState: OnlyAction.State()) { OnlyAction() }
    await store.send(.tapped)
    let other = TestStore(initialState: OnlyState.State(count: 1)) { OnlyState() }
    #expect(other.state.count == 1)
  }
}

// MARK: - Fixtures

@Reducer
enum Destination {
  case counter(Counter)
  case room(Room)
  case lobby
  @ReducerCaseIgnored
  case map(String)
}

extension Destination.State: Equatable {}

@Reducer
struct Hotel {
  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case counterButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .counterButtonTapped = action { state.destination = .counter(Counter.State()) }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

@Reducer(state: .hashable, .sendable, action: .equatable)
enum Corner {
  case step(Stride = Stride(width: 5))
  case nothing
}

@Reducer(state: .equatable)
enum Tower {
  case flat(Destination.Body = Destination.body)
}

@Reducer
struct Stride {
  var width = 1

  @ObservableState
  struct State: Hashable {
    var count = 0
  }

  enum Action: Equatable {
    case taken
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += width
      return .none
    }
  }
}

@Reducer
struct Blank {}

@Reducer
struct OnlyAction {
  enum Action {
    case tapped
  }
}

@Reducer
struct OnlyState {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
}
