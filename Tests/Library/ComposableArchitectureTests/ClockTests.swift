import ComposableArchitecture
import Testing

@MainActor
@Suite("A feature that waits by a clock")
struct ClockTests {
  @Test("ticks five times on an immediate clock, without a timeout (T16)")
  func immediateClock() async {
    let store = TestStore(initialState: Ticker.State()) {
      Ticker()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    await store.send(.startTapped)
    for count in 1...5 { await store.receive(\.ticked) { $0.count = count } }
  }

  @Test("ticks when the test moves the time, in steps or at once (T16)", arguments: Moves.allCases)
  func testClock(_ moves: Moves) async {
    let clock = TestClock()
    let store = TestStore(initialState: Ticker.State()) {
      Ticker()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.startTapped)
    switch moves {
    case .inSteps:
      for count in 1...5 {
        await clock.advance(by: .seconds(1))
        await store.receive(\.ticked) { $0.count = count }
      }
    case .atOnce:
      await clock.advance(by: .seconds(5))
      for count in 1...5 { await store.receive(\.ticked) { $0.count = count } }
    case .run:
      await clock.run()
      for count in 1...5 { await store.receive(\.ticked) { $0.count = count } }
    }
  }

  enum Moves: CaseIterable {
    case inSteps, atOnce, run
  }

  @Test("has ticked exactly as often as the time asks for when 'advance' returns (T16)")
  func exactly() async {
    let clock = TestClock()
    let store = Store(initialState: Ticker.State()) {
      Ticker()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.send(.startTapped)
    for count in 1...5 {
      await clock.advance(by: .milliseconds(999))
      #expect(store.count == count - 1)
      await clock.advance(by: .milliseconds(1))
      #expect(store.count == count)
    }
  }

  @Test("is stopped while it ticks (T16, T18)")
  func timer() async {
    let clock = TestClock()
    let store = TestStore(initialState: Ticker.State()) {
      Ticker()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.timerStarted)
    await clock.advance(by: .seconds(2))
    await store.receive(\.ticked) { $0.count = 1 }
    await store.receive(\.ticked) { $0.count = 2 }
    await store.send(.timerStopped)
    await clock.advance(by: .seconds(2))
    await clock.run()
  }

  @Test("starts anew, and the timer that ran before ticks no more (T18)")
  func restart() async {
    let clock = TestClock()
    let store = TestStore(initialState: Ticker.State()) {
      Ticker()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.timerStarted)
    await clock.advance(by: .milliseconds(600))
    await store.send(.timerStarted)
    await clock.advance(by: .milliseconds(999))
    await clock.advance(by: .milliseconds(1))
    await store.receive(\.ticked) { $0.count = 1 }
    await store.send(.timerStopped)
  }

  @Test("is torn down by the task that its action returned (T17)")
  func task() async {
    let clock = TestClock()
    let store = TestStore(initialState: Ticker.State()) {
      Ticker()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let task = await store.send(.timerStarted)
    await clock.advance(by: .seconds(1))
    await store.receive(\.ticked) { $0.count = 1 }
    await task.cancel()
    #expect(task.isCancelled)
    await clock.advance(by: .seconds(1))
    await task.finish()
  }

  @Test("that ticks ten times instead of five breaks the test (T15)", arguments: [true, false])
  func tooMany(isImmediate: Bool) async {
    let line = #line + 8
    let issues = await recordedIssues {
      let clock = TestClock()
      let store = TestStore(initialState: Ticker.State()) {
        Ticker(ticks: 10)
      } withDependencies: {
        $0.continuousClock = isImmediate ? ImmediateClock() : clock
      }
      await store.send(.startTapped)
      await clock.advance(by: .seconds(5))
      for count in 1...5 { await store.receive(\.ticked) { $0.count = count } }
      await clock.advance(by: .seconds(5))
      if isImmediate { await store.finish() }
    }
    #expect(issues.map(\.line) == [isImmediate ? line + 4 : line])
    #expect(
      issues.first?.text == """
        5 actions that came back were never received:

          .ticked
          .ticked
          .ticked
          .ticked
          .ticked

        Started by: .startTapped (ClockTests.swift:\(line))

        Claim each with 'await store.receive(…)', in this order, or drop them with 'await store.skipReceivedActions()'.
        """
    )
  }

  @Test("fails a test that says it has nothing to do with time (T16)")
  func unimplementedClock() async {
    let clockLine = #line + 5
    let issues = await recordedIssues {
      let store = TestStore(initialState: Ticker.State()) {
        Ticker()
      } withDependencies: {
        $0.continuousClock = UnimplementedClock()
      }
      await store.send(.startTapped)
      await store.skipReceivedActions()
      await store.skipInFlightEffects(strict: false)
    }
    #expect(issues.map(\.kind) == ["The unimplemented clock 'Clock' was asked to sleep for 1.0 seconds."])
    #expect(issues.map(\.line) == [clockLine])
  }

  @Test("fails a test that gives it no clock, where the feature has it, and takes no time (T16, T31)")
  func noClock() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Ticker.State()) { Ticker() }
      await store.send(.startTapped)
      for count in 1...5 { await store.receive(\.ticked) { $0.count = count } }
    }
    #expect(issues.map(\.line) == [Ticker.clockLine])
    #expect(issues.first?.kind.hasPrefix("'@Dependency(\\.continuousClock)' was used in a test") == true)
  }

  @Test("that nobody moves is told as what the effect waits for (D6, T11, T13)")
  func sleeping() async {
    let line = #line + 9
    let issues = await recordedIssues {
      let clock = TestClock()
      let store = TestStore(initialState: Ticker.State()) {
        Ticker()
      } withDependencies: {
        $0.continuousClock = clock
      }
      store.timeout = 1_000_000
      await store.send(.startTapped)
      await store.receive(\.ticked)
      await clock.advance(by: .milliseconds(250))
      await store.send(.startTapped).finish()
      await store.send(.startTapped)
    }
    #expect(
      issues.map(\.text) == [
        """
        The action did not come after 0.001 seconds.

        Claimed: \\.ticked

        Started by: .startTapped (ClockTests.swift:\(line))
        Sleeps on a test clock: 1.0 seconds to go

        The time of a test clock stands still until the test moves it: 'await clock.advance(by: …)' before this step.
        """,
        """
        An effect is still running after 0.001 seconds.

        Started by: .startTapped (ClockTests.swift:\(line + 3))
        Sleeps on a test clock: 1.0 seconds to go

        The time of a test clock stands still until the test moves it: 'await clock.advance(by: …)' before this step. If it \
        is never to end by itself, send the action that cancels it, or cancel the task that 'send' returned.
        """,
        """
        An effect is still running at the end of the test.

        Started by: .startTapped
        Sleeps on a test clock: 1.0 seconds to go

        Let it end before the test does: receive what it sends, advance the clock that it sleeps on, send the action that \
        cancels it, or cancel the task that 'send' returned. If it is to end by itself, wait with 'await store.finish()'.
        """,
      ]
    )
  }
}

// MARK: - Fixtures

@Reducer
struct Ticker {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case startTapped
    case ticked
    case timerStarted
    case timerStopped
  }

  enum CancelID { case timer }

  static let clockLine = #line + 2

  @Dependency(\.continuousClock) var clock

  var ticks = 5

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startTapped:
        return .run { [clock, ticks] send in
          for _ in 1...ticks {
            try await clock.sleep(for: .seconds(1))
            await send(.ticked)
          }
        }

      case .ticked:
        state.count += 1
        return .none

      case .timerStarted:
        return .run { [clock] send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
        .cancellable(id: CancelID.timer, cancelInFlight: true)

      case .timerStopped:
        return .cancel(id: CancelID.timer)
      }
    }
  }
}
