import ComposableArchitecture
import Testing

@MainActor
@Suite("TestStore.send")
struct SendTests {
  @Test("A claim that says what the action does passes (T02)")
  func rightClaim() async {
    let issues = await recordedIssues {
      let store = counter()
      await store.send(.incrementButtonTapped) { $0.count = 1 }
    }
    #expect(issues.isEmpty)
  }

  @Test("A script of steps passes with literals and with relative claims (T05)")
  func script() async {
    let issues = await recordedIssues {
      let store = counter()
      await store.send(.incrementButtonTapped) { $0.count = 1 }
      await store.send(.incrementButtonTapped) { $0.count += 1 }
      await store.send(.decrementButtonTapped) { $0.count = 1 }
      await store.send(.set(7)) { $0.count = 7 }
    }
    #expect(issues.isEmpty)
  }

  @Test("A wrong claim fails once, at the line of its step, with the difference (T03)")
  func wrongClaim() async throws {
    var line = 0
    let issues = await recordedIssues {
      let store = counter()
      line = #line + 1
      await store.send(.incrementButtonTapped) {
        $0.count = 999
      }
    }
    let issue = try #require(issues.first)
    #expect(issues.count == 1)
    #expect(issue.line == line)
    #expect(
      issue.text == """
        The state is not what this step claims.

        Action: .incrementButtonTapped

            - Counter.State(count: 999)
            + Counter.State(count: 1)

        (Expected: −, Actual: +)
        """
    )
  }

  @Test("A change that is not claimed fails (T04)")
  func unclaimedChange() async throws {
    var line = 0
    let issues = await recordedIssues {
      let store = counter()
      line = #line + 1
      await store.send(.incrementButtonTapped)
    }
    let issue = try #require(issues.first)
    #expect(issues.count == 1)
    #expect(issue.line == line)
    #expect(
      issue.text == """
        The state changed, but this step claims no change.

        Action: .incrementButtonTapped

        Claim the change in a closure: { $0.… = … }

            - Counter.State(count: 0)
            + Counter.State(count: 1)

        (Expected: −, Actual: +)
        """
    )
  }

  @Test("A claim of a change fails where nothing changes (T04)")
  func claimedChange() async throws {
    let issues = await recordedIssues {
      let store = counter()
      await store.send(.resetButtonTapped) { $0.count = 1 }
    }
    let issue = try #require(issues.first)
    #expect(issues.count == 1)
    #expect(
      issue.text == """
        A change was expected, but the state did not change.

        Action: .resetButtonTapped

            - Counter.State(count: 1)
            + Counter.State(count: 0)

        (Expected: −, Actual: +)
        """
    )
  }

  @Test("A closure that changes nothing fails where nothing changes (T04)")
  func emptyClaim() async throws {
    let issues = await recordedIssues {
      let store = counter()
      await store.send(.resetButtonTapped) { $0.count = 0 }
    }
    let issue = try #require(issues.first)
    #expect(issues.count == 1)
    #expect(
      issue.text == """
        A change was expected, but the state did not change.

        Action: .resetButtonTapped

        The closure of this step leaves the state as it is, too. If nothing is to change, leave the closure out.
        """
    )
  }

  @Test("A step without a closure passes where nothing changes (T02)")
  func noChange() async {
    let issues = await recordedIssues {
      let store = counter()
      await store.send(.resetButtonTapped)
    }
    #expect(issues.isEmpty)
  }

  @Test("The state after a step is the new one (T06)")
  func stateAfterStep() async {
    let store = counter()
    #expect(store.state.count == 0)
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    #expect(store.state.count == 1)
    #expect(!store.state.isEven)
  }

  @Test("Inside a claim the store's state is the one before, so it is no way out (T07)")
  func stateInsideClaim() async throws {
    var seen: Int?
    let issues = await recordedIssues {
      let store = counter()
      await store.send(.incrementButtonTapped) {
        seen = store.state.count
        $0 = store.state
      }
      await store.send(.set(1)) {
        $0 = store.state
      }
    }
    #expect(seen == 0)
    #expect(
      issues.map(\.kind) == [
        "The state is not what this step claims.",
        "A change was expected, but the state did not change.",
      ]
    )
  }

  @Test("A claim that throws fails its step with the error, and the script goes on (T08)")
  func throwingClaim() async throws {
    var line = 0
    let issues = await recordedIssues {
      let store = counter()
      line = #line + 1
      await store.send(.incrementButtonTapped) { _ in
        throw Mishap()
      }
      await store.send(.incrementButtonTapped) { $0.count = 2 }
      await store.send(.incrementButtonTapped) { $0.count = 999 }
      #expect(store.state.count == 3)
    }
    #expect(issues.map(\.line) == [line, line + 4])
    let issue = try #require(issues.first)
    #expect(issue.error is Mishap)
    #expect(
      issue.text == """
        The claim of this step threw this error.

        Action: .incrementButtonTapped
        """
    )
  }

  @Test("A '#require' that fails in a claim is one issue, at its own line (T08)")
  func failedRequirement() async throws {
    var line = 0
    let issues = await recordedIssues {
      let store = counter()
      line = #line + 2
      await store.send(.incrementButtonTapped) {
        let three = try #require([1, 2].first { $0 == 3 })
        $0.count = three
      }
      await store.send(.incrementButtonTapped) { $0.count = 2 }
    }
    #expect(issues.map(\.line) == [line])
  }

  @Test("After a wrong claim the script goes on from the state that the feature has (A6)")
  func afterWrongClaim() async {
    let issues = await recordedIssues {
      let store = counter()
      await store.send(.incrementButtonTapped) { $0.count = 999 }
      await store.send(.incrementButtonTapped) { $0.count = 2 }
      await store.send(.incrementButtonTapped)
      await store.send(.incrementButtonTapped) { $0.count = 4 }
    }
    #expect(
      issues.map(\.kind) == [
        "The state is not what this step claims.",
        "The state changed, but this step claims no change.",
      ]
    )
  }

  @Test("An exhaustive claim runs once, on the state before (A5)")
  func runsOnce() async {
    let store = counter()
    var seen: [Int] = []
    await store.send(.incrementButtonTapped) {
      seen.append($0.count)
      $0.count = 1
    }
    #expect(seen == [0])
  }

  @Test("A case is sent by its key path, with what it holds")
  func keyPath() async {
    let store = counter()
    await store.send(\.incrementButtonTapped) { $0.count = 1 }
    await store.send(\.set, 12) { $0.count = 12 }
  }

  private func counter() -> TestStoreOf<Counter> {
    TestStore(initialState: Counter.State()) { Counter() }
  }
}

private struct Mishap: Error {}
