import Testing

@testable import ComposableArchitecture

@MainActor
@Suite("A stack of features")
struct StackTests {
  @Test("runs the element that an action is for, by a number that no other element ever has")
  func elements() async {
    let store = TestStore(initialState: Journey.State()) { Journey() }
    await store.send(\.roomButtonTapped) { $0.path[id: 0] = .room(Room.State()) }
    await store.send(\.counterButtonTapped) { $0.path.append(.counter(Counter.State())) }
    await store.send(\.path[id: 1].counter.incrementButtonTapped) { $0.path[id: 1, case: \.counter]?.count = 1 }
    await store.send(\.path[id: 0].room.timerStarted)
    await store.receive(\.path[id: 0].room.switchTapped) { $0.path[id: 0, case: \.room]?.isLit = true }
    await store.send(\.path.popFrom, 1) { $0.path.pop(to: 0) }
    await store.send(\.counterButtonTapped) { $0.path[id: 2] = .counter(Counter.State()) }
    #expect(store.state.path.ids == [0, 2])
  }

  @Test("takes elements that are pushed from outside")
  func push() async {
    let store = TestStore(initialState: Journey.State()) { Journey() }
    await store.send(.path(.push(id: 5, state: .room(Room.State())))) { $0.path[id: 5] = .room(Room.State()) }
    await store.send(\.roomButtonTapped) { $0.path[id: 6] = .room(Room.State()) }
  }

  @Test("ends the effects of the elements that go, and of no other one")
  func effects() async {
    let issues = await recordedIssues {
      let path: StackState<Path.State> = [.room(Room.State(id: 1)), .room(Room.State(id: 2)), .room(Room.State(id: 3))]
      let store = TestStore(initialState: Journey.State(path: path)) { Journey() }
      await store.send(\.path[id: 1].room.waitForEver)
      await store.send(\.path[id: 2].room.waitForEver)
      await store.send(\.path.popFrom, 1) { $0.path.pop(from: 1) }
      #expect(store.state.path.ids == [0])
      await store.send(\.path[id: 0].room.waitForEver)
    }
    #expect(issues.map(\.kind) == ["An effect is still running at the end of the test."])
  }

  @Test("lets an element take itself off")
  func dismiss() async {
    let store = TestStore(initialState: Journey.State(path: [.room(Room.State()), .guest(Guest.State())])) { Journey() }
    await store.send(\.path[id: 1].guest.leaveTapped)
    await store.receive(\.path.popFrom) { $0.path[id: 1] = nil }
  }

  @Test("tells of an action for an element that is not there", arguments: [Absent.tap, .pop])
  func absentElement(action: Absent) async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Journey.State()) { Journey() }
      switch action {
      case .tap: await store.send(\.path[id: 3].room.switchTapped)
      case .pop: await store.send(\.path.popFrom, 3)
      }
    }
    #expect(issues.map(\.kind) == ["A child feature got an action while it was not there."])
    #expect(issues.first?.text.contains("There is no element with the id #3. So the action did nothing.") == true)
    #expect(issues.first?.line == Journey.forEachLine)
  }

  @Test("tells of an element that is pushed with an id that is taken")
  func pushedTwice() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Journey.State(path: [.guest(Guest.State())])) { Journey() }
      await store.send(.path(.push(id: 0, state: .guest(Guest.State()))))
    }
    #expect(
      issues.map(\.text) == [
        """
        An element was pushed with an id that is on the stack already.

        Action: .path(
          .push(
            id: #0,
            state: .guest(Guest.State())
          )
        )

        The stack was left as it is. Push it with an id that was never used, #0 is taken; or append it to the stack in the \
        reducer, which finds an id by itself.
        """
      ]
    )
  }

  @Test("is a collection, compared by elements and ids, and printed with both")
  func values() {
    var stack = StackState(["a", "b", "c"])
    #expect(Array(stack) == ["a", "b", "c"])
    stack.removeLast()
    stack.append("d")
    stack[0] += "!"
    #expect(stack.ids == [0, 1, 3])
    #expect(stack == stack)
    #expect(stack != StackState(["a!", "b", "d"]))
    #expect(Set([stack, stack]).count == 1)
    #expect(String(customDumping: stack) == "StackState<String>(\n  #0: \"a!\",\n  #1: \"b\",\n  #3: \"d\"\n)")
    #expect(ActionMatch<Journey.Action>(\.path[id: 0].room.stop).text == #"\.path[id: 0].room.stop"#)
    #expect(ActionMatch<Journey.Action>(\.path.push).text == #"\.path.push"#)
    #expect(ActionMatch<Journey.Action>(\.path.element).text == #"\.path.element"#)
  }
}

// MARK: - Fixtures

enum Absent {
  case tap
  case pop
}

@Reducer(state: .equatable)
enum Path {
  case room(Room)
  case counter(Counter)
  case guest(Guest)
}

@Reducer
struct Journey {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
  }

  enum Action {
    case path(StackActionOf<Path>)
    case roomButtonTapped
    case counterButtonTapped
  }

  static let forEachLine = #line + 11

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .roomButtonTapped: state.path.append(.room(Room.State()))
      case .counterButtonTapped: state.path.append(.counter(Counter.State()))
      case .path: break
      }
      return .none
    }
    .forEach(\.path, action: \.path)
  }
}
