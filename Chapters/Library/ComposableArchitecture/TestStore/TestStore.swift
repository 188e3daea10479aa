import Dependencies
@_spi(Grading) import IssueReporting

/// Runs a feature in a test and checks every step of it.
///
/// ```swift
/// @Test("Plus makes zero one")
/// func plus() async {
///   let store = TestStore(initialState: Counter.State()) {
///     Counter()
///   }
///   await store.send(.incrementButtonTapped) {
///     $0.count = 1
///   }
/// }
/// ```
///
/// Each ``send(_:assert:fileID:file:line:column:)`` says what the action makes of the state. What an effect sends back has
/// to be received, and when the test ends every effect has to have ended: the store checks that when it is released, or when
/// ``finish(timeout:fileID:file:line:column:)`` is called. Set ``exhaustivity`` to check less.
///
/// A feature that uses dependencies is given those of the test:
///
/// ```swift
/// let store = TestStore(initialState: Timer.State()) {
///   Timer()
/// } withDependencies: {
///   $0.continuousClock = ImmediateClock()
/// }
/// ```
///
/// A step that fails does not spoil the ones after it: they go on from the state that the feature really has.
@MainActor
public final class TestStore<State: Equatable, Action> {
  /// How much of what happens the test has to claim.
  public var exhaustivity: Exhaustivity = .on

  /// How long `receive` and `finish` wait at most, in nanoseconds: a tenth of a second unless it is set.
  ///
  /// They wait only while an effect is running, and no longer than they have to.
  public var timeout: UInt64 = 100_000_000

  /// The state after the last step that was claimed.
  ///
  /// Inside the closure of a step it is still the state before that step.
  public internal(set) var state: State

  /// Whether the feature has called 'dismiss', to be taken away by whoever presents it; see ``DismissEffect``.
  ///
  /// Its effects are then cancelled, as they are when a parent takes it away.
  public internal(set) var isDismissed = false

  /// Whether the test has been told that something in the state is shared.
  var hasReportedSharing = false

  /// Where steps are noted, if a grader asks for it.
  var log = StepLog.shared

  let core: StoreCore<State, Action>
  let ledger: TestLedger<State, Action>

  /// Creates a store for a test.
  ///
  /// - Parameters:
  ///   - initialState: The state to start with.
  ///   - reducer: The feature to test.
  ///   - prepareDependencies: Overrides dependencies of the feature, starting from those of the test.
  public init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in }
  ) {
    let core = StoreCore(initialState: initialState, reducer: reducer, withDependencies: prepareDependencies)
    let ledger = TestLedger<State, Action>(initialState: core.state)
    core.didReduce = { ledger.didReduce($0, after: $1) }
    core.didThrow = { ledger.didThrow($0, in: $1, at: $2) }
    state = core.state
    self.core = core
    self.ledger = ledger
    core.onDismiss = { [weak self] in self?.dismiss() }
  }

  /// Does what a parent does when the feature calls 'dismiss'.
  private func dismiss() {
    isDismissed = true
    for origin in ledger.update(\.origins) where origin.isRunning { origin.cancel() }
  }

  // Not isolated: only a plain 'deinit' runs in the test that lets the store go, and reports to it.
  deinit {
    let exhaustivity = exhaustivity
    guard exhaustivity != .off else { return }
    for (complaint, site) in ledger.complaintsAtEnd() {
      if exhaustivity == .on { site.report(complaint) } else { site.inform(complaint, in: log) }
    }
  }
}

/// The test store of a feature: `TestStoreOf<Counter>` is `TestStore<Counter.State, Counter.Action>`.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable
