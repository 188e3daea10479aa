import ComposableArchitecture
import Testing

/// The samples of "Testing", in its section on effects: those whose timer sleeps on a clock that the test controls.
@MainActor
@Suite("Testing: effects on a clock")
struct ClockedEffectTests {
  @Test("T16: on an immediate clock five ticks need no timeout")
  func immediateClock() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Feature.State(count: 0)) {
        Feature()
      } withDependencies: {
        $0.continuousClock = ImmediateClock()
      }
      await store.send(.startTimerButtonTapped)
      await store.receive(\.timerTick) {
        $0.count = 1
      }
      await store.receive(\.timerTick) {
        $0.count = 2
      }
      await store.receive(\.timerTick) {
        $0.count = 3
      }
      await store.receive(\.timerTick) {
        $0.count = 4
      }
      await store.receive(\.timerTick) {
        $0.count = 5
      }
    }
    #expect(issues.isEmpty)
  }

  @Test("T16 T31: without an override the clock fails the test")
  func noOverride() async throws {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Feature.State(count: 0)) {
        Feature()
      }
      await store.send(.startTimerButtonTapped)
      await store.skipInFlightEffects(strict: false)
      await store.skipReceivedActions(strict: false)
    }
    #expect(issues.first?.kind.hasPrefix("'@Dependency(\\.continuousClock)' was used in a test") == true)
    #expect(issues.map(\.line) == [Feature.clockLine])
  }

  @Test("T15: an effect that sends ten ticks for five fails the test that claims five")
  func tenTicks() async throws {
    var line = 0
    let issues = await recordedIssues {
      let store = TestStore(initialState: Feature.State(count: 0)) {
        Feature(ticks: 10)
      } withDependencies: {
        $0.continuousClock = ImmediateClock()
      }
      await store.send(.startTimerButtonTapped)
      for count in 1...5 {
        await store.receive(\.timerTick) {
          $0.count = count
        }
      }
      line = #line + 1
      await store.finish()
    }
    #expect(issues.map(\.kind) == ["5 actions that came back were never received:"])
    #expect(issues.map(\.line) == [line])
  }
}

// MARK: - The feature

extension ClockedEffectTests {
  // Swift 6: 'Clocks' comes with 'ComposableArchitecture', so the document's 'import Clocks' is not needed.
  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      var count = 0
    }
    enum Action {
      case startTimerButtonTapped
      case timerTick
    }
    /// Changed: the number of ticks can be another one, as the text has it.
    var ticks = 5

    static let clockLine = #line + 1
    @Dependency(\.continuousClock) var clock

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .startTimerButtonTapped:
          state.count = 0
          // Swift 6: the closure captures 'self' by name, as the reducer's own closure does not outlive it.
          return .run { [self] send in
            for _ in 1...ticks {
              try await self.clock.sleep(for: .seconds(1))
              await send(.timerTick)
            }
          }

        case .timerTick:
          state.count += 1
          return .none
        }
      }
    }
  }
}
