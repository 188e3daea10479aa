import ComposableArchitecture
import Testing

@MainActor
@Suite("States that cannot be trusted")
struct SuspiciousStateTests {
  @Test("A '==' that is always true does not make a wrong claim right")
  func lyingEquality() async throws {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Lying.State()) { Lying() }
      await store.send(.tapped) { $0.count = 999 }
      await store.send(.tapped)
      await store.send(.tapped) { $0.count = 3 }
    }
    #expect(issues.count == 2)
    let issue = try #require(issues.first)
    #expect(
      issue.text == """
        The state is not what this step claims.

        Action: .tapped

        The '==' of the state calls these two equal, but they print differently. Mend the '=='.

            - Lying.State(count: 999)
            + Lying.State(count: 1)

        (Expected: −, Actual: +)
        """
    )
  }

  @Test("A zero is a zero, whatever its sign")
  func zeros() async {
    let store = TestStore(initialState: 1.0) {
      Reduce<Double, Tap> { state, _ in
        state *= -0.0
        return .none
      }
    }
    await store.send(.tapped) { $0 = 0 }
  }

  @Test("A state that is not equal to itself is told as such")
  func notANumber() async throws {
    let issues = await recordedIssues {
      let store = TestStore(initialState: 0.0) {
        Reduce<Double, Tap> { state, _ in
          state = .nan
          return .none
        }
      }
      await store.send(.tapped) { $0 = .nan }
    }
    let issue = try #require(issues.first)
    #expect(issues.count == 1)
    #expect(
      issue.text == """
        The state is not what this step claims.

        Action: .tapped

        The two print the same, but the '==' of the state calls them different. It may compare a NaN, which equals nothing.

              // NaN is not equal to anything, not even to itself.
            - nan
            + nan

        (Expected: −, Actual: +)
        """
    )
  }

  @Test(
    "An object in the state that is changed in place is told once, whatever is claimed (A14, A6)",
    arguments: [nil, 1, 999]
  )
  func sharedObject(claim: Int?) async throws {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Sharing.State()) { Sharing() }
      if let claim {
        await store.send(.tapped) { $0.model.count = claim }
      } else {
        await store.send(.tapped)
      }
      await store.send(.tapped)
    }
    #expect(issues.map(\.kind) == ["The state changed behind the store's back."])
  }

  @Test("What is said of an object in the state that is changed in place tells what to do instead (A14)")
  func sharedObjectMessage() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Sharing.State()) { Sharing() }
      await store.send(.tapped)
    }
    #expect(
      issues.map(\.text) == [
        """
        The state changed behind the store's back.

        Action: .tapped

        Something in the state is shared, such as an object of a class, and was changed in place. So the state before the \
        action changed with it, and no claim can be checked. Use structs and enums in the state.

            - Sharing.State(model: Sharing.Model(count: 0))
            + Sharing.State(model: Sharing.Model(count: 1))

        (First: −, Second: +)
        """
      ]
    )
  }

  @Test("An object in the state that is replaced is no cause for complaint (A14)")
  func replacedObject() async {
    let store = TestStore(initialState: Sharing.State()) { Sharing() }
    await store.send(.replaced(5)) { $0.model = Sharing.Model(count: 5) }
  }

  @Test("An object that an effect changes by another way is told with the next step (A14)")
  func objectChangedByEffect() async {
    let issues = await recordedIssues {
      let state = Sharing.State()
      let store = TestStore(initialState: state) { Sharing() }
      state.model.count = 12
      await store.send(.nothing)
    }
    #expect(issues.map(\.kind) == ["The state changed behind the store's back."])
  }
}

private enum Tap {
  case tapped
}

@Reducer
private struct Lying {
  struct State: Equatable {
    var count = 0
    static func == (lhs: Self, rhs: Self) -> Bool { true }
  }

  enum Action {
    case tapped
  }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
private struct Sharing {
  final class Model: Equatable {
    var count: Int

    init(count: Int) {
      self.count = count
    }

    static func == (lhs: Model, rhs: Model) -> Bool { lhs.count == rhs.count }
  }

  struct State: Equatable {
    var model = Model(count: 0)
  }

  enum Action {
    case tapped
    case replaced(Int)
    case nothing
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .tapped: state.model.count += 1
      case .replaced(let count): state.model = Model(count: count)
      case .nothing: break
      }
      return .none
    }
  }
}
