import ComposableArchitecture
import Testing

@MainActor
@Suite("Exhaustivity")
struct ExhaustivityTests {
  @Test("Without exhaustivity only what is claimed is checked (T20)")
  func off() async {
    let issues = await recordedIssues {
      let store = letters(.off)
      await store.send(.start)
      await store.receive(.b) { $0.last = "b" }
      await store.send(.start)
    }
    #expect(issues.isEmpty)
  }

  @Test("Without exhaustivity a claim is given the state after and fails if it is wrong (T23)")
  func offClaim() async {
    let issues = await recordedIssues {
      let store = letters(.off)
      await store.send(.start) { state in
        #expect(state.last == "start")
        state.last = "start"
      }
      await store.send(.start) { $0.last = "z" }
    }
    #expect(issues.map(\.kind) == ["The state is not what this step claims."])
  }

  @Test("The claim of a 'send' sees its own change only, and says how many actions wait (A4)")
  func ownChangeOnly() async throws {
    let issues = await recordedIssues {
      let store = letters(.off)
      await store.send(.start) { $0.last = "b" }
    }
    let issue = try #require(issues.first)
    #expect(issues.count == 1)
    #expect(
      issue.text == """
        The state is not what this step claims.

        Action: .start

        2 received actions wait for 'receive': what they change is not part of this step.

            - Letters.State(last: "b")
            + Letters.State(last: "start")

        (Expected: −, Actual: +)
        """
    )
  }

  @Test("How often a claim runs, and on which state, is fixed (A5)", arguments: table)
  func runs(row: Row) async {
    var seen: [String] = []
    _ = await recordedIssues {
      let store = letters(row.exhaustivity)
      await store.send(.start) {
        seen.append($0.last)
        $0.last = "start"
      }
      await store.skipReceivedActions()
    }
    #expect(seen == row.seen)
  }

  struct Row: Sendable {
    let exhaustivity: Exhaustivity
    let seen: [String]
  }

  nonisolated static let table = [
    Row(exhaustivity: .on, seen: [""]),
    Row(exhaustivity: .off, seen: ["start"]),
    Row(exhaustivity: .off(showSkippedAssertions: true), seen: ["start", ""]),
  ]

  @Test("What is skipped is shown as information where that is asked for (T22)")
  func shown() async {
    let information = Information()
    await withIssueReporters([information]) {
      let store = letters(.off(showSkippedAssertions: true))
      await store.send(.start)
      await store.receive(.b)
      await store.send(.waitForEver)
    }
    #expect(
      information.log.entries == [
        """
        Skipped: this step does not claim every change.

        Action: .start

        2 received actions wait for 'receive': what they change is not part of this step.

            - Letters.State(last: "")
            + Letters.State(last: "start")

        (Expected: −, Actual: +)
        """,
        """
        Skipped: 1 action that came back is not claimed:

          .a
        """,
        """
        Skipped: this step does not claim every change.

        Action: .b

            - Letters.State(last: "a")
            + Letters.State(last: "b")

        (Expected: −, Actual: +)
        """,
        """
        An effect is still running at the end of the test.

        Started by: .waitForEver

        Let it end before the test does: receive what it sends, advance the clock that it sleeps on, send the action that \
        cancels it, or cancel the task that 'send' returned. If it is to end by itself, wait with 'await store.finish()'.
        """,
      ]
    )
  }

  @Test("Effects that are skipped are shown, too (T22, T26)")
  func shownEffects() async {
    let information = Information()
    await withIssueReporters([information]) {
      let store = letters(.off(showSkippedAssertions: true))
      await store.send(.waitForEver)
      await store.skipInFlightEffects()
    }
    #expect(
      information.log.entries == [
        """
        Skipped: effects that are running.

        Started by: .waitForEver (ExhaustivityTests.swift:\(#line - 3))
        """
      ]
    )
  }

  @Test("What is shown does not fail the test (T22)")
  func information() async {
    let store = letters(.off(showSkippedAssertions: true))
    await store.send(.start)
    await store.send(.waitForEver)
  }

  @Test("Without exhaustivity an action that was dropped by a 'send' does not come again")
  func dropped() async {
    let issues = await recordedIssues {
      let store = letters(.off)
      await store.send(.start)
      await store.send(.nothing)
      await store.receive(.a)
    }
    #expect(issues.map(\.kind) == ["The action did not come, and nothing is running that could send it."])
  }

  private func letters(_ exhaustivity: Exhaustivity) -> TestStoreOf<Letters> {
    let store = TestStore(initialState: Letters.State()) { Letters() }
    store.exhaustivity = exhaustivity
    return store
  }
}

@Reducer
struct Letters {
  struct State: Equatable {
    var last = ""
  }

  enum Action: Equatable {
    case start
    case a
    case b
    case nothing
    case waitForEver
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .start:
        state.last = "start"
        return .merge(.send(.a), .send(.b))
      case .a:
        state.last = "a"
      case .b:
        state.last = "b"
      case .nothing:
        break
      case .waitForEver:
        return .run { _ in try await Task.never() }
      }
      return .none
    }
  }
}

/// Keeps what is told as information; everything else fails the test.
private struct Information: IssueReporter {
  let log = Log()

  func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    Issue.record("Not as information: \(message() ?? "")")
  }

  func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    log.append(message() ?? "")
  }
}
