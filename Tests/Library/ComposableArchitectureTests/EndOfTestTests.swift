import ComposableArchitecture
import Testing

@MainActor
@Suite("What is left over at the end of a test")
struct EndOfTestTests {
  @Test("An effect that runs at the end fails at the 'send' that started it (T11, A7)")
  func running() async throws {
    var line = 0
    let issues = await recordedIssues {
      let store = loader()
      line = #line + 1
      await store.send(.waitForEver)
      await store.send(.cleared)
    }
    #expect(issues.map(\.line) == [line])
    #expect(
      issues.first?.text == """
        An effect is still running at the end of the test.

        Started by: .waitForEver

        Let it end before the test does: receive what it sends, advance the clock that it sleeps on, send the action that \
        cancels it, or cancel the task that 'send' returned. If it is to end by itself, wait with 'await store.finish()'.
        """
    )
  }

  @Test("Actions that were never received fail together at the 'send' that started the effect (T15)")
  func neverReceived() async throws {
    var line = 0
    let issues = await recordedIssues {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Loader.Action> { _, action in
          action == .loadButtonTapped ? .merge(.send(.response(.failure)), .send(.cleared)) : .none
        }
      }
      line = #line + 1
      await store.send(.loadButtonTapped)
    }
    #expect(issues.map(\.line) == [line])
    #expect(
      issues.first?.text == """
        2 actions that came back were never received:

          .response(.failure)
          .cleared

        Started by: .loadButtonTapped (EndOfTestTests.swift:\(line))

        Claim each with 'await store.receive(…)', in this order, or drop them with 'await store.skipReceivedActions()'.
        """
    )
  }

  @Test("An action that waits and an effect that runs are two mistakes (A7)")
  func both() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Loader.Action> { _, action in
          guard action == .loadButtonTapped else { return .none }
          return .merge(.send(.cleared), .run { _ in try await Task.never() })
        }
      }
      await store.send(.loadButtonTapped)
    }
    #expect(
      issues.map(\.kind) == [
        "1 action that came back was never received:", "An effect is still running at the end of the test.",
      ]
    )
  }

  @Test("Sending while an action waits fails once, at the 'send' that came too early (T15, A6)")
  func sentTooEarly() async throws {
    var line = 0
    let issues = await recordedIssues {
      let store = loader()
      await store.send(.echoButtonTapped("Blob"))
      line = #line + 1
      await store.send(.cleared) { $0.names = [] }
    }
    #expect(issues.map(\.line) == [line])
    #expect(
      issues.first?.text == """
        An action was sent while received actions were waiting.

        Sent: .cleared

        1 action that came back is waiting:

          .response(.success("Blob"))

        Started by: .echoButtonTapped("Blob") (EndOfTestTests.swift:\(line - 2))

        Claim each with 'await store.receive(…)' before this step.
        """
    )
  }

  @Test("A 'receive' that comes too late is not a second mistake (A6)")
  func receivedTooLate() async {
    let issues = await recordedIssues {
      let store = loader()
      await store.send(.echoButtonTapped("Blob"))
      await store.send(.cleared) { $0.names = [] }
      await store.receive(\.response.success) { $0.names = ["Blob"] }
      #expect(store.state.names == [])
    }
    #expect(issues.map(\.kind) == ["An action was sent while received actions were waiting."])
  }

  @Test("An effect that was waited for in vain is not told again at the end (A6)")
  func waitedInVain() async {
    let issues = await recordedIssues {
      let store = loader()
      store.timeout = 1_000_000
      await store.send(.waitForEver)
      await store.receive(.cleared)
    }
    #expect(issues.map(\.kind) == ["The action did not come after 0.001 seconds."])
  }

  @Test("'finish' waits for effects and passes when nothing is left")
  func finish() async {
    let gate = Gate()
    let issues = await recordedIssues {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Loader.Action> { _, _ in .run { _ in _ = await gate.value } }
      }
      await store.send(.cleared)
      let opening = Task { gate.open("") }
      await store.finish(timeout: .seconds(3600))
      await opening.value
    }
    #expect(issues.isEmpty)
  }

  @Test("'finish' tells both what was not received and what runs, at its own line, and once (A7, T33)")
  func finishFails() async throws {
    var line = 0
    let issues = await recordedIssues {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Loader.Action> { _, action in
          guard action == .loadButtonTapped else { return .none }
          return .merge(.send(.cleared), .run { _ in try await Task.never() })
        }
      }
      store.timeout = 1_000_000
      line = #line + 1
      await store.send(.loadButtonTapped)
      await store.finish()
      await store.finish()
    }
    #expect(issues.map(\.line) == [line + 1, line + 1])
    #expect(
      issues.map(\.text) == [
        """
        1 action that came back was never received:

          .cleared

        Started by: .loadButtonTapped (EndOfTestTests.swift:\(line))

        Claim each with 'await store.receive(…)', in this order, or drop them with 'await store.skipReceivedActions()'.
        """,
        """
        An effect is still running after 0.001 seconds.

        Started by: .loadButtonTapped (EndOfTestTests.swift:\(line))

        If it sleeps, sleep on a clock that the test controls, and advance it. A sleep on a real clock, such as \
        'Task.sleep', makes the test wait for real: 'timeout:' lets it wait longer. If it is never to end by itself, send \
        the action that cancels it, or cancel the task that 'send' returned.
        """,
      ]
    )
  }

  @Test("A store that nobody releases tells nothing, and 'finish' does (T33)")
  func keptStore() async {
    var kept: TestStoreOf<Loader>?
    let before = await recordedIssues {
      let store = loader()
      await store.send(.waitForEver)
      kept = store
    }
    #expect(before.isEmpty)
    let after = await recordedIssues {
      kept?.timeout = 1_000_000
      await kept?.finish()
      kept = nil
    }
    #expect(after.map(\.kind) == ["An effect is still running after 0.001 seconds."])
  }

  @Test("A store that is released on another thread reports to its own test")
  func releasedElsewhere() async {
    let issues = await recordedIssues {
      let store = loader()
      await store.send(.waitForEver)
      await release(store)
    }
    #expect(issues.map(\.kind) == ["An effect is still running at the end of the test."])
  }

  @Test("Effects end with their store")
  func cancelledWithStore() async {
    let (ends, end) = AsyncStream<Void>.makeStream()
    _ = await recordedIssues {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Loader.Action> { _, _ in
          .run { _ in
            defer { end.finish() }
            try await Task.never()
          }
        }
      }
      await store.send(.cleared)
    }
    for await _ in ends {}
  }

  @Test("'skipReceivedActions' drops what came and moves on (T26)")
  func skip() async {
    let issues = await recordedIssues {
      let store = loader()
      await store.send(.echoButtonTapped("Blob"))
      await store.skipReceivedActions()
      #expect(store.state.names == ["Blob"])
      await store.send(.cleared) { $0.names = [] }
      await store.skipReceivedActions(strict: false)
    }
    #expect(issues.isEmpty)
  }

  @Test("A strict skip with nothing to skip fails (T26)")
  func skipNothing() async throws {
    let issues = await recordedIssues {
      let store = loader()
      await store.skipReceivedActions()
    }
    #expect(
      issues.map(\.text) == [
        """
        There are no received actions to skip.

        Take this step out, or pass 'strict: false' if there may be none.
        """
      ]
    )
  }

  private func loader() -> TestStoreOf<Loader> {
    TestStore(initialState: Loader.State()) { Loader() }
  }
}

@concurrent
private func release(_ store: sending TestStoreOf<Loader>?) async {
  _ = consume store
}
