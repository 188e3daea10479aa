/// Sources of small features and suites for the pipeline's tests.
enum FixtureSources {
  /// A counter in which `up` does what a test wants, with more declarations after it.
  static func counter(up: String = "state.count += 1", more: String = "") -> String {
    """
    import ComposableArchitecture

    @Reducer
    public struct Counter {
      @ObservableState
      public struct State: Equatable {
        public var count = 0
        public var isOn = false
        public init() {}
      }
      public enum Action { case up; case toggled }
      public init() {}
      public var body: some Reducer<State, Action> {
        Reduce { state, action in
          switch action {
          case .up:
            \(up)
            return .none
          case .toggled:
            state.isOn.toggle()
            return .none
          }
        }
      }
    }
    \(more)
    """
  }

  /// A suite of two tests for ``counter(up:more:)``: four sends in the first, a send and an expectation in the second.
  static func counterSuite(_ id: String, second: String = "2") -> String {
    """
    import ComposableArchitecture
    import \(id)Exercise
    import Testing

    @MainActor
    struct \(id)Tests {
      @Test("Counts up to four")
      func countsUp() async {
        let store = TestStore(initialState: Counter.State()) { Counter() }
        await store.send(.up) { $0.count = 1 }
        await store.send(.up) { $0.count = \(second) }
        await store.send(.up) { $0.count = 3 }
        await store.send(.up) { $0.count = 4 }
      }

      @Test("Turns on")
      func turnsOn() async {
        let store = TestStore(initialState: Counter.State()) { Counter() }
        await store.send(.toggled) { $0.isOn = true }
        #expect(store.state.isOn)
      }
    }
    """
  }
}
