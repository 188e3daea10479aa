import ComposableArchitecture
import Testing

/// The samples of "Testing", in its section on how non-exhaustive testing works: what `$0` is.
@MainActor
@Suite("Testing: understanding non-exhaustive testing")
struct UnderstandingNonExhaustiveTests {
  @Test("T23: in an exhaustive claim '$0' is the state before the action")
  func before() async {
    var seen: [[Int]] = []
    let store = TestStore(initialState: Feature.State(values: [1, 2])) {
      Feature()
    }
    // ℹ️ "on" is the default so technically this is not needed
    store.exhaustivity = .on

    await store.send(.removeButtonTapped) {
      seen.append($0.values)  // Represents the state *before* the action was sent
      $0.values = [1]
    }
    #expect(seen == [[1, 2]])
  }

  @Test("T23: in a non-exhaustive claim '$0' is the state after the action")
  func after() async {
    var seen: [[Int]] = []
    let store = TestStore(initialState: Feature.State(values: [1, 2])) {
      Feature()
    }
    store.exhaustivity = .off

    await store.send(.removeButtonTapped) {
      seen.append($0.values)  // Represents the state *after* the action was sent
    }
    #expect(seen == [[1]])
  }

  @Test("T24: an exhaustive claim may do what the reducer does")
  func relativeInExhaustive() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Feature.State(values: [1])) {
        Feature()
      }
      await store.send(.removeButtonTapped) {
        $0.values.removeLast()
      }
    }
    #expect(issues.isEmpty)
  }

  @Test("T24: a non-exhaustive one that does removes another element, and fails")
  func relativeInNonExhaustive() async {
    var line = 0
    let issues = await recordedIssues {
      let store = TestStore(initialState: Feature.State(values: [1, 2])) {
        Feature()
      }
      store.exhaustivity = .off
      line = #line + 1
      await store.send(.removeButtonTapped) {
        $0.values.removeLast()  // ❌
      }
    }
    #expect(issues.map(\.kind) == ["The state is not what this step claims."])
    #expect(issues.map(\.line) == [line])
  }

  @Test("T24: where no element is left, it crashes")
  func crash() async {
    await #expect(processExitsWith: .failure) {
      await UnderstandingNonExhaustiveTests.removeTheLastTwice()
    }
  }

  private static func removeTheLastTwice() async {
    let store = TestStore(initialState: Feature.State(values: [1])) {
      Feature()
    }
    store.exhaustivity = .off
    await store.send(.removeButtonTapped) {
      $0.values.removeLast()  // ❌
    }
  }

  @Test("T24: an absolute claim passes")
  func absolute() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Feature.State(values: [1])) {
        Feature()
      }
      store.exhaustivity = .off
      await store.send(.removeButtonTapped) {
        $0.values = []
      }
    }
    #expect(issues.isEmpty)
  }

  @Test("T24: a claim may check a part of the state, and fails where the check does", arguments: [1, 2])
  func partOfTheState(count: Int) async {
    var line = 0
    let issues = await recordedIssues {
      let store = TestStore(initialState: Feature.State(values: Array(1...count))) {
        Feature()
      }
      store.exhaustivity = .off
      await store.send(.removeButtonTapped) {
        line = #line + 2
        // Swift 6: '#expect' for the document's 'XCTAssertEqual', which never fails a test of Swift Testing.
        #expect($0.values.count == 0)
      }
    }
    #expect(issues.map(\.line) == (count == 1 ? [] : [line]))
  }
}

// MARK: - The feature

extension UnderstandingNonExhaustiveTests {
  @Reducer
  struct Feature {
    struct State: Equatable {
      var values: [Int] = []
    }

    enum Action {
      case removeButtonTapped
    }

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .removeButtonTapped:
          state.values.removeLast()
          return .none
        }
      }
    }
  }
}
