import Foundation
import Testing

@testable import ComposableArchitecture

@MainActor
@Suite("A presented child")
struct PresentationTests {
  @Test("comes with its state, runs, and goes with 'dismiss'")
  func lifeCycle() async {
    let store = TestStore(initialState: Flat.State()) { Flat() }
    await store.send(\.roomButtonTapped) { $0.room = Room.State() }
    await store.send(\.room.switchTapped) { $0.room?.isLit = true }
    await store.send(\.room.presented.timerStarted)
    await store.receive(\.room.switchTapped) { $0.room?.isLit = false }
    await store.send(\.room.dismiss) { $0.room = nil }
  }

  @Test("runs before its parent, which sees it also when it goes")
  func order() async {
    let store = TestStore(initialState: Flat.State(room: Room.State(isLit: true))) { Flat() }
    await store.send(.room(.dismiss)) {
      $0.room = nil
      $0.wasLit = true
    }
    await store.send(\.roomButtonTapped) { $0.room = Room.State() }
    await store.send(\.room.closeTapped) { $0.room = nil }
  }

  @Test(
    "has its effects end with it",
    arguments: [Flat.Action.room(.dismiss), .room(.presented(.closeTapped)), .moved(2)]
  )
  func effects(end: Flat.Action) async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Flat.State(room: Room.State(id: 1))) { Flat() }
      await store.send(\.room.waitForEver)
      await store.withExhaustivity(.off) { _ = await store.send(end) }
    }
    #expect(issues.isEmpty)
    let left = await recordedIssues {
      let store = TestStore(initialState: Flat.State(room: Room.State(id: 1))) { Flat() }
      await store.send(\.room.waitForEver)
      await store.send(.moved(1))
    }
    #expect(left.map(\.kind) == ["An effect is still running at the end of the test."])
  }

  @Test("that is a case of an enum has its effects end when another case comes")
  func otherCase() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Hotel.State(destination: .room(Room.State()))) { Hotel() }
      await store.send(\.destination.room.waitForEver)
      await store.send(\.counterButtonTapped) { $0.destination = .counter(Counter.State()) }
    }
    #expect(issues.isEmpty)
  }

  @Test("takes itself away with 'dismiss'")
  func dismiss() async {
    let store = TestStore(initialState: Corridor.State(guest: Guest.State())) { Corridor() }
    await store.send(\.guest.leaveTapped)
    await store.receive(\.guest.dismiss) { $0.guest = nil }
    #expect(!store.isDismissed)
  }

  @Test("takes itself away from the one that presents it, and not from those further out")
  func nestedDismiss() async {
    let store = TestStore(initialState: Building.State(corridor: Corridor.State(guest: Guest.State()))) { Building() }
    await store.send(\.corridor.guest.leaveTapped)
    await store.receive(\.corridor.guest.dismiss) { $0.corridor?.guest = nil }
  }

  @Test("that is tested alone has its 'dismiss' noted")
  func isDismissed() async {
    let store = TestStore(initialState: Guest.State()) { Guest() }
    #expect(!store.isDismissed)
    await store.send(\.leaveTapped)
    #expect(store.isDismissed)
  }

  @Test("may have another 'dismiss'")
  func otherDismiss() async {
    await confirmation { left in
      let guest = withDependencies {
        $0.dismiss = DismissEffect { left() }
      } operation: {
        Guest()
      }
      let store = TestStore(initialState: Guest.State()) { guest }
      await store.send(\.leaveTapped)
      #expect(!store.isDismissed)
    }
  }

  @Test(
    "that is not there gets no actions, and that is told",
    arguments: [Flat.Action.room(.dismiss), .room(.presented(.stop))]
  )
  func absentChild(action: Flat.Action) async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Flat.State()) { Flat() }
      await store.send(action)
    }
    #expect(issues.map(\.line) == [Flat.ifLetLine])
    #expect(issues.map(\.kind) == ["A child feature got an action while it was not there."])
    #expect(issues.first?.text.contains("The state of the child is 'nil'.") == true)
  }

  @Test("that nobody presents and that calls 'dismiss' is told")
  func nothingDismisses() async {
    let issues = await recordedIssues {
      let store = Store(initialState: Guest.State()) { Guest() }
      await store.send(.leaveTapped).finish()
    }
    #expect(issues.map(\.line) == [Guest.dismissLine])
    #expect(
      issues.first?.text == """
        A feature called 'dismiss', but nothing presents it.

        Call 'dismiss' in an effect of a feature that its parent runs with 'ifLet(\\.$…, action: …)'. A feature at the root of \
        a store has nobody who could take it away.
        """
    )
  }

  @Test("that is a case of an enum is read, written and taken away by the name of its case")
  func caseSubscript() {
    var state = Hotel.State(destination: .counter(Counter.State()))
    state.$destination[case: \.counter]?.count = 1
    #expect(state.$destination[case: \.counter] == Counter.State(count: 1))
    state.$destination[case: \.room] = nil
    #expect(state.$destination[case: \.room] == nil)
    #expect(state.destination != nil)
    state.$destination[case: \.counter] = nil
    #expect(state.destination == nil)
  }

  @Test("is a value of its parent's state: compared, printed, coded and observed like an optional")
  func values() throws {
    var state = Flat.State()
    #expect(state == Flat.State(room: nil))
    #expect(state != Flat.State(room: Room.State()))
    #expect(Set([PresentationState(wrappedValue: 1), PresentationState(wrappedValue: nil)]).count == 2)
    #expect(String(customDumping: state) == "Flat.State(\n  room: nil,\n  wasLit: false\n)")
    let child = Observer { _ = state.room }
    state.$room.wrappedValue = Room.State()
    #expect(child.isTold)
    #expect(
      String(customDumping: state) == """
        Flat.State(
          room: Room.State(
            id: 0,
            isLit: false
          ),
          wasLit: false
        )
        """
    )
    let (presence, field) = (Observer { _ = state.room }, Observer { _ = state.room?.isLit })
    state.room?.isLit = true
    #expect(!presence.isTold)
    #expect(field.isTold)
    for kept in [Kept(), Kept(number: 1)] {
      let data = try JSONEncoder().encode(kept)
      #expect(String(decoding: data, as: UTF8.self) == (kept.number == nil ? #"{"number":null}"# : #"{"number":1}"#))
      #expect(try JSONDecoder().decode(Kept.self, from: data) == kept)
    }
  }
}

// MARK: - Fixtures

@Reducer
struct Flat {
  @ObservableState
  struct State: Equatable {
    @Presents var room: Room.State?
    var wasLit = false
  }

  enum Action: Equatable, Sendable {
    case room(PresentationAction<Room.Action>)
    case roomButtonTapped
    case moved(Int)
  }

  static let ifLetLine = #line + 18

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .roomButtonTapped:
        state.room = Room.State()
      case .room(.dismiss):
        state.wasLit = state.room?.isLit ?? false
      case .room(.presented(.closeTapped)):
        state.room = nil
      case .moved(let id):
        state.room?.id = id
      case .room:
        break
      }
      return .none
    }
    .ifLet(\.$room, action: \.room) { Room() }
  }
}

@ObservableState
struct Kept: Codable, Equatable {
  @Presents var number: Int?
}

@Reducer
struct Guest {
  @ObservableState
  struct State: Equatable {}

  enum Action {
    case leaveTapped
  }

  @Dependency(\.dismiss) var dismiss

  static let dismissLine = #line + 4

  var body: some ReducerOf<Self> {
    Reduce { [dismiss] _, _ in
      .run { _ in await dismiss() }
    }
  }
}

@Reducer
struct Corridor {
  @ObservableState
  struct State: Equatable {
    @Presents var guest: Guest.State?
  }

  enum Action {
    case guest(PresentationAction<Guest.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$guest, action: \.guest) { Guest() }
  }
}

@Reducer
struct Building {
  @ObservableState
  struct State: Equatable {
    @Presents var corridor: Corridor.State?
  }

  enum Action {
    case corridor(PresentationAction<Corridor.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$corridor, action: \.corridor) { Corridor() }
  }
}
