import ComposableArchitecture
import Testing

/// The samples of "Testing", in its section on state mutation.
///
/// Changed in all of them: the document leaves the feature out, so it is written here.
@MainActor
@Suite("Testing: state mutation")
struct StateMutationTests {
  @Test("T01: a test store is made of an initial state and the feature")
  func basics() async {
    let store = TestStore(initialState: Feature.State(count: 0)) {
      Feature()
    }
    #expect(store.state == Feature.State(count: 0))
  }

  @Test("T02: a claim turns the state before the action into the state after it")
  func claim() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Feature.State(count: 0)) {
        Feature()
      }
      await store.send(.incrementButtonTapped) {
        $0.count = 1
      }
    }
    #expect(issues.isEmpty)
  }

  @Test("T02: a claim that is still to be filled in leaves the state as it was, and fails")
  func claimToBeFilledIn() async throws {
    var line = 0
    let issues = await recordedIssues {
      let store = TestStore(initialState: Feature.State(count: 0)) {
        Feature()
      }
      line = #line + 1
      await store.send(.incrementButtonTapped) { _ in  // Swift 6: an empty closure has to say that it ignores '$0'.
        // ...
      }
    }
    #expect(issues.map(\.kind) == ["The state is not what this step claims."])
    #expect(issues.map(\.line) == [line])
  }

  @Test("T03: a wrong claim fails with the part of the state that differs")
  func wrongClaim() async throws {
    var line = 0
    let issues = await recordedIssues {
      let store = TestStore(initialState: Feature.State(count: 0)) {
        Feature()
      }
      line = #line + 1
      await store.send(.incrementButtonTapped) {
        $0.count = 999
      }
    }
    #expect(issues.map(\.line) == [line])
    // Golden form: the document prints 'TestStoreTests.State' here and has the feature in between elsewhere. A type prints
    // with all the types that enclose it. The sentence above the difference is the library's own.
    #expect(
      issues.first?.text == """
        The state is not what this step claims.

        Action: .incrementButtonTapped

            - StateMutationTests.Feature.State(count: 999)
            + StateMutationTests.Feature.State(count: 1)

        (Expected: −, Actual: +)
        """
    )
  }

  @Test("T05: a script of actions claims each step")
  func script() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Feature.State(count: 0)) {
        Feature()
      }
      await store.send(.incrementButtonTapped) {
        $0.count = 1
      }
      await store.send(.incrementButtonTapped) {
        $0.count = 2
      }
      await store.send(.decrementButtonTapped) {
        $0.count = 1
      }
    }
    #expect(issues.isEmpty)
  }

  @Test("T05: relative claims pass too, and prove less: also where the count starts wrongly", arguments: [0, 1])
  func relativeClaims(start: Int) async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Feature.State(count: start)) {
        Feature()
      }
      await store.send(.incrementButtonTapped) {
        $0.count += 1
      }
      await store.send(.decrementButtonTapped) {
        $0.count -= 1
      }
    }
    #expect(issues.isEmpty)
  }

  @Test("T06: the state after a step is the new one, so that its computed properties can be checked")
  func computedProperty() async {
    // Changed: the document does not say how the count gets to be 3; here it starts with 2.
    let store = TestStore(initialState: Feature.State(count: 2)) {
      Feature()
    }
    await store.send(.incrementButtonTapped) {
      $0.count = 3
    }
    // Swift 6: '#expect' for the document's 'XCTAssertTrue', which never fails a test of Swift Testing.
    #expect(store.state.isPrime)
    await store.send(.incrementButtonTapped) {
      $0.count = 4
    }
    #expect(!store.state.isPrime)
  }

  @Test("T07: in a claim 'store.state' is the state before the action, so it is no way out")
  func noWayOut() async throws {
    var line = 0
    let issues = await recordedIssues {
      let store = TestStore(initialState: Feature.State(count: 0)) {
        Feature()
      }
      line = #line + 1
      await store.send(.incrementButtonTapped) {
        $0 = store.state  // ❌ store.state is the previous, not current, state.
      }
    }
    #expect(issues.map(\.kind) == ["The state is not what this step claims."])
    #expect(issues.map(\.line) == [line])
  }
}

// MARK: - The feature

extension StateMutationTests {
  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      var count = 0

      var isPrime: Bool {
        count > 1 && !(2..<count).contains { count.isMultiple(of: $0) }
      }
    }

    enum Action {
      case incrementButtonTapped
      case decrementButtonTapped
    }

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .incrementButtonTapped:
          state.count += 1
          return .none

        case .decrementButtonTapped:
          state.count -= 1
          return .none
        }
      }
    }
  }
}
