import ComposableArchitecture
import Testing

@MainActor
@Suite("The pace of effects")
struct PaceTests {
  @Test("A debounced effect begins when nothing has come for a while", arguments: Spelling.allCases)
  func debounce(_ spelling: Spelling) async {
    let clock = TestClock()
    let store = TestStore(initialState: "") { Pace { spelling.debounce($0, clock) } }
    await store.send(.typed("a"))
    await clock.advance(by: .milliseconds(200))
    await store.send(.typed("ab"))
    await clock.advance(by: .milliseconds(299))
    await store.send(.typed("abc"))
    await clock.advance(by: .milliseconds(300))
    await store.receive(.passed("abc")) { $0 = "abc" }
    await store.send(.typed("d"))
    await clock.run()
    await store.receive(.passed("d")) { $0 = "d" }
  }

  @Test("A debounced effect is ended by its id, before and after it has begun")
  func cancelDebounced() async {
    let clock = TestClock()
    let store = TestStore(initialState: "") {
      Pace {
        .concatenate($0, .run { _ in try await Task.never() })
          .debounce(id: Pace.CancelID.pace, for: .milliseconds(300), clock: clock)
      }
    }
    await store.send(.typed("a"))
    await store.send(.stopped)
    await clock.advance(by: .seconds(1))
    await store.send(.typed("b"))
    await clock.advance(by: .seconds(1))
    await store.receive(.passed("b")) { $0 = "b" }
    await store.send(.stopped)
  }

  @Test(
    "Of the actions of an interval a throttled effect sends the first at once and one more in the end",
    arguments: table
  )
  func throttle(_ spelling: Spelling, latest: Bool, second: String) async {
    let clock = TestClock()
    let store = TestStore(initialState: "") { Pace { spelling.throttle($0, clock, latest: latest) } }
    await store.send(.typed("a"))
    await store.receive(.passed("a")) { $0 = "a" }
    await clock.advance(by: .milliseconds(300))
    await store.send(.typed("b"))
    await clock.advance(by: .milliseconds(300))
    await store.send(.typed("c"))
    await clock.advance(by: .milliseconds(399))
    await clock.advance(by: .milliseconds(1))
    await store.receive(.passed(second)) { $0 = second }
    // The interval begins anew with what has passed.
    await clock.advance(by: .milliseconds(999))
    await store.send(.typed("d"))
    await clock.advance(by: .milliseconds(1))
    await store.receive(.passed("d")) { $0 = "d" }
    await clock.advance(by: .seconds(1))
    await store.send(.typed("e"))
    await store.receive(.passed("e")) { $0 = "e" }
  }

  nonisolated static let table: [(Spelling, Bool, String)] = Spelling.allCases.flatMap {
    [($0, true, "c"), ($0, false, "b")]
  }

  @Test("The actions of one effect are throttled, too")
  func throttleOneEffect() async {
    let clock = TestClock()
    let store = TestStore(initialState: "") {
      Pace { _ in
        .run { send in
          for name in ["a", "b", "c"] { await send(.passed(name)) }
          try await clock.sleep(for: .seconds(5))
          await send(.passed("d"))
        }
        .throttle(id: Pace.CancelID.pace, for: .seconds(1), clock: clock, latest: true)
      }
    }
    await store.send(.typed(""))
    await store.receive(.passed("a")) { $0 = "a" }
    await clock.advance(by: .seconds(1))
    await store.receive(.passed("c")) { $0 = "c" }
    await clock.advance(by: .seconds(4))
    await store.receive(.passed("d")) { $0 = "d" }
  }

  @Test("What a throttled effect has kept is dropped when it is cancelled")
  func cancelThrottled() async {
    let clock = TestClock()
    let store = TestStore(initialState: "") { Pace { Spelling.clock.throttle($0, clock, latest: false) } }
    await store.send(.typed("a"))
    await store.receive(.passed("a")) { $0 = "a" }
    await store.send(.typed("b"))
    await store.send(.stopped)
    await clock.advance(by: .milliseconds(500))
    await store.send(.typed("c"))
    await clock.advance(by: .milliseconds(500))
    await store.receive(.passed("c")) { $0 = "c" }
  }

  @Test("Two stores, and two ids, keep paces of their own")
  func apart() async {
    let clock = TestClock()
    for _ in 1...2 {
      let store = TestStore(initialState: "") { Pace { Spelling.clock.throttle($0, clock, latest: true) } }
      await store.send(.typed("a"))
      await store.receive(.passed("a")) { $0 = "a" }
    }
    let store = TestStore(initialState: "") {
      Pace {
        .merge(
          Spelling.clock.throttle($0, clock, latest: true),
          $0.throttle(id: 1, for: .seconds(1), clock: clock, latest: true)
        )
      }
    }
    await store.send(.typed("a"))
    await store.receive(.passed("a")) { $0 = "a" }
    await store.receive(.passed("a"))
  }

  @Test("No effect stays none")
  func none() async {
    let clock = TestClock()
    let store = TestStore(initialState: "") {
      Pace { _ in
        .merge(Spelling.clock.debounce(.none, clock), Spelling.clock.throttle(.none, clock, latest: true))
      }
    }
    await store.send(.typed("a"))
    await clock.run()
  }

  /// What the argument for the clock is called.
  enum Spelling: CaseIterable {
    case clock, scheduler

    func debounce(_ effect: Effect<Pace.Action>, _ clock: some Clock<Duration>) -> Effect<Pace.Action> {
      switch self {
      case .clock: effect.debounce(id: Pace.CancelID.pace, for: .milliseconds(300), clock: clock)
      case .scheduler: effect.debounce(id: Pace.CancelID.pace, for: .milliseconds(300), scheduler: clock)
      }
    }

    func throttle(_ effect: Effect<Pace.Action>, _ clock: some Clock<Duration>, latest: Bool) -> Effect<Pace.Action> {
      switch self {
      case .clock: effect.throttle(id: Pace.CancelID.pace, for: .seconds(1), clock: clock, latest: latest)
      case .scheduler: effect.throttle(id: Pace.CancelID.pace, for: .seconds(1), scheduler: clock, latest: latest)
      }
    }
  }
}

// MARK: - Fixtures

/// Sends back what is typed, at a pace.
struct Pace: Reducer {
  enum Action: Equatable, Sendable {
    case typed(String)
    case passed(String)
    case stopped
  }

  enum CancelID { case pace }

  let pace: (Effect<Action>) -> Effect<Action>

  init(_ pace: @escaping (Effect<Action>) -> Effect<Action>) {
    self.pace = pace
  }

  func reduce(into state: inout String, action: Action) -> Effect<Action> {
    switch action {
    case .typed(let text):
      return pace(.send(.passed(text)))
    case .passed(let text):
      state = text
      return .none
    case .stopped:
      return .cancel(id: CancelID.pace)
    }
  }
}
