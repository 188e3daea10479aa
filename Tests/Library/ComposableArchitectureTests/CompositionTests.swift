import Testing

@testable import ComposableArchitecture

@MainActor
@Suite("Composition of features")
struct CompositionTests {
  @Test("A child feature runs on its field and its actions, and its effects come back to it")
  func scope() async {
    let store = TestStore(initialState: House.State()) { House() }
    await store.send(.hall(.switchTapped)) { $0.hall.isLit = true }
    await store.send(.hall(.timerStarted))
    await store.receive(\.hall.switchTapped) { $0.hall.isLit = false }
    await store.send(\.cellarOpened) { $0.cellar = Room.State() }
    await store.send(\.cellar.switchTapped) { $0.cellar?.isLit = true }
  }

  @Test("A child that is not there gets no actions, and that is told")
  func absentChild() async throws {
    let issues = await recordedIssues {
      let store = TestStore(initialState: House.State()) { House() }
      await store.send(.cellar(.switchTapped))
    }
    #expect(issues.map(\.line) == [House.ifLetLine])
    #expect(
      issues.first?.text == """
        A child feature got an action while it was not there.

        Action: .cellar(.switchTapped)

        The state of the child is 'nil'. So the action did nothing. Three things lead here: the action was sent too late or \
        too early; the child was taken away by a reducer that ran before 'ifLet', and the parent's 'Reduce' has to stand \
        before it in the body; an effect of the parent sent the action without a look at the state.
        """
    )
  }

  @Test("The effects of an optional child end with it")
  func optionalChildGoes() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: House.State(cellar: Room.State())) { House() }
      await store.send(.cellar(.waitForEver))
      await store.send(.cellarClosed) { $0.cellar = nil }
    }
    #expect(issues.isEmpty)
  }

  @Test("The effects of a child end when another one takes its place, which its id tells")
  func childIsReplaced() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: House.State(cellar: Room.State(id: 1))) { House() }
      await store.send(.cellar(.waitForEver))
      await store.send(.cellarMoved(1))
      await store.send(.cellarMoved(2)) { $0.cellar?.id = 2 }
    }
    #expect(issues.isEmpty)
  }

  @Test("A child's ids are its own; its parent reaches them")
  func cancelIDs() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: House.State(cellar: Room.State(id: 1), attic: Room.State(id: 2))) { House() }
      await store.send(.cellar(.waitForEver))
      await store.send(.attic(.waitForEver))
      await store.send(.attic(.stop))
      await store.send(.cellar(.waitForEver))
      await store.send(.stop)
    }
    #expect(issues.isEmpty)
    let left = await recordedIssues {
      let store = TestStore(initialState: House.State(cellar: Room.State(id: 1), attic: Room.State(id: 2))) { House() }
      await store.send(.cellar(.waitForEver))
      await store.send(.attic(.stop))
    }
    #expect(left.map(\.kind) == ["An effect is still running at the end of the test."])
  }

  @Test("The child runs before its parent, which may take it away")
  func childFirst() async {
    let store = TestStore(initialState: House.State(cellar: Room.State())) { House() }
    await store.send(.cellar(.closeTapped)) { $0.cellar = nil }
  }

  @Test("A child that is a case of an enum is run, and its effects end with the case")
  func caseChild() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Door.State.open(Room.State())) { Door() }
      await store.send(.open(.switchTapped)) { $0 = .open(Room.State(isLit: true)) }
      await store.send(.open(.waitForEver))
      await store.send(.shut) { $0 = .closed }
    }
    #expect(issues.isEmpty)
    let absent = await recordedIssues {
      let store = TestStore(initialState: Door.State.closed) { Door() }
      await store.send(.open(.switchTapped))
      await store.send(.scoped(.switchTapped))
    }
    #expect(absent.map(\.kind) == Array(repeating: "A child feature got an action while it was not there.", count: 2))
    #expect(absent.first?.text.contains("The state is another case.") == true)
  }

  @Test("'onChange' runs its reducer when the value has changed, and only then")
  func onChange() async {
    let store = TestStore(initialState: ScoreBoard.State()) { ScoreBoard() }
    await store.send(.add(1)) {
      $0.count = 1
      $0.changes = ["0 → 1"]
    }
    await store.send(.add(0))
    await store.send(.add(2)) {
      $0.count = 3
      $0.changes = ["0 → 1", "1 → 3"]
    }
  }

  @Test("'_printChanges' prints the action and the difference, and changes nothing")
  func printChanges() async {
    let store = TestStore(initialState: Counter.State()) { Counter()._printChanges() }
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    #expect(
      changesText(of: Counter.Action.set(1), Counter.State(count: 0), Counter.State(count: 1)) == """
        Action: .set(1)
        - Counter.State(count: 0)
        + Counter.State(count: 1)
        (Before: -, After: +)

        """
    )
    #expect(
      changesText(of: Counter.Action.set(1), Counter.State(count: 1), Counter.State(count: 1)) == """
        Action: .set(1)
        The state did not change.

        """
    )
  }

  @Test("'_printChanges' takes a printer of one's own, which sees the state before and after, or none")
  func printer() async {
    let changes = LockIsolated<[String]>([])
    let store = TestStore(initialState: Counter.State()) {
      Counter()
        ._printChanges(nil)
        ._printChanges(
          _ReducerPrinter { action, before, after in
            changes.withValue { $0.append("\(action): \(before.count) → \(after.count)") }
          }
        )
    }
    await store.send(.set(3)) { $0.count = 3 }
    #expect(changes.value == ["set(3): 0 → 3"])
  }

  @Test("'_printChanges(.actionLabels)' names the cases of an action, and nothing that they hold")
  func actionLabels() {
    #expect(labelText(of: Counter.Action.set(1)) == ".set")
    #expect(labelText(of: Counter.Action.incrementButtonTapped) == ".incrementButtonTapped")
    #expect(labelText(of: Result<Counter.Action, Never>.success(.set(1))) == ".success.set")
  }
}

// MARK: - Fixtures

@Reducer
struct Room {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var isLit = false
  }

  enum Action: Equatable {
    case alarmSet
    case switchTapped
    case timerStarted
    case waitForEver
    case stop
    case closeTapped
  }

  @Dependency(\.continuousClock) var clock

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .alarmSet:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.switchTapped)
        }
      case .switchTapped:
        state.isLit.toggle()
        return .none
      case .timerStarted:
        return .run { send in
          await Task.yield()
          await send(.switchTapped)
        }
      case .waitForEver:
        return .run { _ in try await Task.never() }.cancellable(id: "room")
      case .stop:
        return .cancel(id: "room")
      case .closeTapped:
        return .none
      }
    }
  }
}

@Reducer
struct House {
  @ObservableState
  struct State: Equatable {
    var hall = Room.State()
    var cellar: Room.State?
    var attic: Room.State?
  }

  enum Action: Equatable {
    case hall(Room.Action)
    case cellar(Room.Action)
    case attic(Room.Action)
    case cellarOpened
    case cellarClosed
    case cellarMoved(Int)
    case stop
  }

  static let ifLetLine = #line + 16

  var body: some Reducer<State, Action> {
    CombineReducers {
      Scope(state: \.hall, action: \.hall) { Room() }
      Reduce { state, action in
        switch action {
        case .cellarOpened: state.cellar = Room.State()
        case .cellarClosed, .cellar(.closeTapped): state.cellar = nil
        case .cellarMoved(let id): state.cellar?.id = id
        case .stop: return .cancel(id: "room")
        case .hall, .cellar, .attic: break
        }
        return .none
      }
    }
    .ifLet(\.cellar, action: \.cellar) { Room() }
    .ifLet(\.attic, action: \.attic) { Room() }
  }
}

@Reducer
struct Door {
  enum State: Equatable {
    case closed
    case open(Room.State)
  }

  enum Action {
    case open(Room.Action)
    case scoped(Room.Action)
    case shut
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .shut = action { state = .closed }
      return .none
    }
    .ifCaseLet(\.open, action: \.open) { Room() }
    Scope(state: \.open, action: \.scoped) { Room() }
  }
}

@Reducer
struct ScoreBoard {
  struct State: Equatable {
    var count = 0
    var changes: [String] = []
  }

  enum Action {
    case add(Int)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .add(let number) = action { state.count += number }
      return .none
    }
    .onChange(of: \.count) { old, new in
      Reduce { state, _ in
        state.changes.append("\(old) → \(new)")
        return .none
      }
    }
  }
}
