import Testing

@testable import ComposableArchitecture

@MainActor
@Suite("'forEach'")
struct ForEachTests {
  @Test("runs the feature on the element that an action is for")
  func element() async {
    let store = TestStore(initialState: Rooms.State(rooms: [Room.State(id: 1), Room.State(id: 2)])) { Rooms() }
    await store.send(.rooms(.element(id: 2, action: .switchTapped))) { $0.rooms[id: 2]?.isLit = true }
    await store.send(\.rooms[id: 1].switchTapped) { $0.rooms[id: 1]?.isLit = true }
  }

  @Test("sends what an element's effect sends to that element, wherever it is then")
  func effects() async {
    let clock = TestClock()
    let store = TestStore(initialState: Rooms.State(rooms: [Room.State(id: 1), Room.State(id: 2)])) {
      Rooms()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(\.rooms[id: 2].alarmSet)
    await store.send(\.reversed) { $0.rooms = [Room.State(id: 2), Room.State(id: 1)] }
    await clock.advance(by: .seconds(1))
    await store.receive(\.rooms[id: 2].switchTapped) { $0.rooms[id: 2]?.isLit = true }
  }

  @Test("ends the effects of an element that leaves the list, and of no other one")
  func removal() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Rooms.State(rooms: [Room.State(id: 1), Room.State(id: 2)])) { Rooms() }
      await store.send(\.rooms[id: 1].waitForEver)
      await store.send(\.rooms[id: 2].waitForEver)
      await store.send(\.removed, 1) { $0.rooms = [Room.State(id: 2)] }
      await store.send(\.rooms[id: 2].stop)
    }
    #expect(issues.isEmpty)
    let left = await recordedIssues {
      let store = TestStore(initialState: Rooms.State(rooms: [Room.State(id: 1), Room.State(id: 2)])) { Rooms() }
      await store.send(\.rooms[id: 1].waitForEver)
      await store.send(\.rooms[id: 2].waitForEver)
      await store.send(\.removed, 1) { $0.rooms = [Room.State(id: 2)] }
    }
    #expect(left.map(\.kind) == ["An effect is still running at the end of the test."])
  }

  @Test("keeps the effects of an element whose place or content changes")
  func change() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Rooms.State(rooms: [Room.State(id: 1), Room.State(id: 2)])) { Rooms() }
      await store.send(\.rooms[id: 1].waitForEver)
      await store.send(\.rooms[id: 1].switchTapped) { $0.rooms[id: 1]?.isLit = true }
      await store.send(\.reversed) { $0.rooms.reverse() }
    }
    #expect(issues.map(\.kind) == ["An effect is still running at the end of the test."])
  }

  @Test("runs the element before the parent, which may remove it")
  func elementFirst() async {
    let store = TestStore(initialState: Rooms.State(rooms: [Room.State(id: 1)])) { Rooms() }
    await store.send(\.rooms[id: 1].closeTapped) { $0.rooms = [] }
  }

  @Test("tells of an action for an element that is not there")
  func absentElement() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Rooms.State(rooms: [Room.State(id: 1)])) { Rooms() }
      await store.send(\.rooms[id: 3].switchTapped)
    }
    #expect(issues.map(\.line) == [Rooms.forEachLine])
    #expect(
      issues.first?.text == """
        A child feature got an action while it was not there.

        Action: .rooms(
          .element(
            id: 3,
            action: .switchTapped
          )
        )

        There is no element with the id 3. So the action did nothing. Three things lead here: the action was sent too late or \
        too early; the child was taken away by a reducer that ran before 'forEach', and the parent's 'Reduce' has to stand \
        before it in the body; an effect of the parent sent the action without a look at the state.
        """
    )
  }

  @Test("has actions that are named by id, or by nothing")
  func casePaths() {
    let action = Rooms.Action.rooms(.element(id: 3, action: .switchTapped))
    #expect(action.is(\.rooms[id: 3].switchTapped))
    #expect(!action.is(\.rooms[id: 2].switchTapped))
    #expect(!action.is(\.rooms[id: 3].stop))
    #expect(action[case: \.rooms.element]?.id == 3)
    #expect(action[case: \.rooms[id: 3]] == .switchTapped)
    let path: CaseKeyPath<Rooms.Action, (id: Int, action: Room.Action)> = \.rooms.element
    #expect(path((id: 3, action: .switchTapped)) == action)
  }

  @Test("has actions that messages name as they are written")
  func caseNames() {
    #expect(ActionMatch<Rooms.Action>(\.rooms[id: 3].switchTapped).text == #"\.rooms[id: 3].switchTapped"#)
    #expect(ActionMatch<Rooms.Action>(\.rooms.element).text == #"\.rooms.element"#)
    #expect(ActionMatch<Flat.Action>(\.room.dismiss).text == #"\.room.dismiss"#)
    #expect(ActionMatch<Flat.Action>(\.room.presented.stop).text == #"\.room.presented.stop"#)
    #expect(ActionMatch<Flat.Action>(\.room.stop).text == #"\.room.stop"#)
  }

  @Test("is observed element by element")
  func observation() {
    var state = Rooms.State(rooms: [Room.State(id: 1), Room.State(id: 2)])
    let (first, second) = (Observer { _ = state.rooms[id: 1]?.isLit }, Observer { _ = state.rooms[id: 2]?.isLit })
    let list = Observer { _ = state.rooms }
    state.rooms[id: 1]?.isLit = true
    #expect(first.isTold)
    #expect(!second.isTold)
    #expect(!list.isTold)
    state.rooms.remove(id: 2)
    #expect(list.isTold)
  }
}

// MARK: - Fixtures

@Reducer
struct Rooms {
  @ObservableState
  struct State: Equatable {
    var rooms: IdentifiedArrayOf<Room.State> = []
  }

  enum Action: Equatable {
    case rooms(IdentifiedActionOf<Room>)
    case removed(Int)
    case reversed
  }

  static let forEachLine = #line + 15

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rooms(.element(let id, .closeTapped)), .removed(let id):
        state.rooms.remove(id: id)
        return .none
      case .reversed:
        state.rooms.reverse()
        return .none
      case .rooms:
        return .none
      }
    }
    .forEach(\.rooms, action: \.rooms) { Room() }
  }
}
