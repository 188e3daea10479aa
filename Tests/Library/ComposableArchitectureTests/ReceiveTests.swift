import ComposableArchitecture
import Testing

@MainActor
@Suite("TestStore.receive")
struct ReceiveTests {
  @Test("An action that comes back is received in every form (T12, A3)")
  func forms() async {
    let store = loader()
    await store.send(.echoButtonTapped("Blob"))
    await store.receive(.response(.success("Blob"))) { $0.names = ["Blob"] }
    await store.send(.echoButtonTapped("Blob"))
    await store.receive(\.response) { $0.names = ["Blob", "Blob"] }
    await store.send(.echoButtonTapped("Blob"))
    await store.receive(\.response.success) { $0.names = ["Blob", "Blob", "Blob"] }
    await store.send(.cleared) { $0.names = [] }
    await store.send(.echoButtonTapped("Nut"))
    await store.receive(\.response.success, "Nut") { $0.names = ["Nut"] }
    await store.send(.cleared) { $0.names = [] }
    await store.send(.echoButtonTapped("Nut"))
    await store.receive({ $0 == .response(.success("Nut")) }) { $0.names = ["Nut"] }
  }

  @Test("An action that comes later is waited for, and no longer than it takes (T12)")
  func later() async {
    let gate = Gate()
    let store = loader { await gate.value }
    await store.send(.loadButtonTapped) { $0.isLoading = true }
    let opening = Task { gate.open("Blob") }
    await store.receive(\.response.success, timeout: .seconds(3600)) {
      $0.isLoading = false
      $0.names = ["Blob"]
    }
    await opening.value
  }

  @Test("The claim of a received action is checked like that of a sent one")
  func wrongClaim() async throws {
    var line = 0
    let issues = await recordedIssues {
      let store = loader()
      await store.send(.echoButtonTapped("Blob"))
      line = #line + 1
      await store.receive(\.response.success) {
        $0.names = ["Nut"]
      }
      await store.send(.cleared) { $0.names = [] }
    }
    #expect(issues.map(\.kind) == ["The state is not what this step claims."])
    #expect(issues.map(\.line) == [line])
    #expect(issues.first?.text.contains("Action: .response(.success(\"Blob\"))") == true)
  }

  @Test("Without anything running a wait ends at once (T13)")
  func nothingRunning() async throws {
    var line = 0
    let issues = await recordedIssues {
      let store = loader()
      line = #line + 1
      await store.receive(.cleared, timeout: .seconds(3600))
    }
    #expect(issues.map(\.line) == [line])
    #expect(
      issues.first?.text == """
        The action did not come, and nothing is running that could send it.

        Claimed: .cleared

        Did the action before this step start the effect, and does the effect send this?
        """
    )
  }

  @Test("When the last effect ends without sending, the wait ends with it (T13)")
  func effectEnds() async throws {
    let gate = Gate()
    let issues = await recordedIssues {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Loader.Action> { _, _ in .run { _ in _ = await gate.value } }
      }
      await store.send(.cleared)
      let opening = Task { gate.open("") }
      await store.receive(.cleared, timeout: .seconds(3600))
      await opening.value
    }
    #expect(issues.map(\.kind) == ["The action did not come, and nothing is running that could send it."])
  }

  @Test("An action that does not come in time fails with how long it was waited for, and is one issue (T13, A6)")
  func timeout() async throws {
    var line = 0
    let issues = await recordedIssues {
      let store = loader()
      line = #line + 1
      await store.send(.waitForEver)
      await store.receive(.cleared)
    }
    #expect(issues.map(\.line) == [line + 1])
    #expect(
      issues.first?.text == """
        The action did not come after 0.1 seconds.

        Claimed: .cleared

        Started by: .waitForEver (ReceiveTests.swift:\(line))

        If it sleeps, sleep on a clock that the test controls, and advance it. A sleep on a real clock, such as \
        'Task.sleep', makes the test wait for real: 'timeout:' lets it wait longer.
        """
    )
  }

  @Test("The wait is as long as the store or the call says (T13)", arguments: [nil, Duration.milliseconds(2)])
  func ownTimeout(duration: Duration?) async throws {
    let issues = await recordedIssues {
      let store = loader()
      store.timeout = 1_000_000
      await store.send(.waitForEver)
      await store.receive(.cleared, timeout: duration)
    }
    let milliseconds = duration == nil ? 1 : 2
    #expect(issues.map(\.kind) == ["The action did not come after 0.00\(milliseconds) seconds."])
  }

  @Test("Another action than the claimed one fails, shows both, and counts as received (T14, A3)")
  func otherAction() async throws {
    var line = 0
    let issues = await recordedIssues {
      let store = loader()
      await store.send(.echoButtonTapped("Blob"))
      line = #line + 1
      await store.receive(.response(.success("Nut"))) { $0.names = ["Nut"] }
      await store.send(.cleared) { $0.names = [] }
    }
    #expect(issues.map(\.line) == [line])
    #expect(
      issues.first?.text == """
        Another action came than the one that this step claims.

        Claimed: .response(.success("Nut"))
        Came: .response(.success("Blob"))

        The action that came counts as received.

            - Loader.Action.response(.success("Nut"))
            + Loader.Action.response(.success("Blob"))

        (Expected: −, Actual: +)
        """
    )
  }

  @Test("A wrong payload and a wrong case fail (A3)")
  func wrongPayload() async throws {
    let issues = await recordedIssues {
      let store = loader()
      await store.send(.echoButtonTapped("Blob"))
      await store.receive(\.response.success, "Nut")
      await store.send(.echoButtonTapped("Blob"))
      await store.receive(\.response.failure)
      await store.send(.echoButtonTapped("Blob"))
      await store.receive { _ in false }
    }
    #expect(
      issues.map(\.kind)
        == Array(repeating: "Another action came than the one that this step claims.", count: 3)
    )
    #expect(issues.first?.text.contains("- \"Nut\"") == true)
  }

  @Test("A case that is claimed is told by the key path that names it", arguments: keyPaths)
  func keyPathInMessage(claim: @MainActor (TestStoreOf<Loader>) async -> Void, text: String) async throws {
    let issues = await recordedIssues {
      let store = loader()
      await claim(store)
    }
    #expect(issues.count == 1)
    #expect(issues.first?.text.contains("Claimed: \(text)\n") == true)
  }

  nonisolated static let keyPaths: [(@MainActor @Sendable (TestStoreOf<Loader>) async -> Void, String)] = [
    ({ await $0.receive(\.cleared) }, "\\.cleared"),
    ({ await $0.receive(\.response.success) }, "\\.response.success"),
    ({ await $0.receive(\.response.success, "Nut") }, "\\.response.success with \"Nut\""),
    ({ await $0.receive { _ in true } }, "an action for which the closure returns true"),
  ]

  @Test("Actions that came first and were left out are named, once (T14, A6)")
  func otherActionsFirst() async throws {
    var line = 0
    let issues = await recordedIssues {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Loader.Action> { _, action in
          action == .loadButtonTapped ? .merge(.send(.response(.failure)), .send(.cleared)) : .none
        }
      }
      await store.send(.loadButtonTapped)
      line = #line + 1
      await store.receive(.cleared)
    }
    #expect(issues.map(\.line) == [line])
    #expect(
      issues.first?.text == """
        Other actions came before the one that this step claims.

        Claimed: .cleared

        Came before it:
          .response(.failure)

        Claim each with 'await store.receive(…)' before this step.
        """
    )
  }

  @Test("Inside the claim of a received action the state is the one before that action")
  func stateInsideClaim() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Loader.Action> { state, action in
        state += 1
        return action == .loadButtonTapped ? .merge(.send(.cleared), .send(.cleared)) : .none
      }
    }
    await store.send(.loadButtonTapped) { $0 = 1 }
    #expect(store.state == 1)
    await store.receive(.cleared) {
      #expect($0 == 1)
      #expect(store.state == 1)
      $0 = 2
    }
    #expect(store.state == 2)
    await store.receive(.cleared) { $0 = 3 }
  }

  private func loader(load: @escaping @Sendable () async throws -> String = { "Blob" }) -> TestStoreOf<Loader> {
    TestStore(initialState: Loader.State()) { Loader(load: load) }
  }
}
