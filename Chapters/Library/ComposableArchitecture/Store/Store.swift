import Observation

/// Runs a feature: it holds the state, takes actions, and does the work that they start.
///
/// ```swift
/// let store = Store(initialState: Counter.State()) {
///   Counter()
/// }
/// store.send(.incrementButtonTapped)
/// ```
///
/// A store lives on the main actor. When it goes away, the effects that are still running are cancelled. To test a feature
/// use a ``TestStore``, which checks every step.
@MainActor
@dynamicMemberLookup
public final class Store<State, Action> {
  let core: StoreCore<State, Action>
  let registrar = ObservationRegistrar()

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - initialState: The state to start with.
  ///   - reducer: The feature that the store runs.
  public init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R
  ) {
    core = StoreCore(initialState: initialState(), reducer: reducer())
    observeReplacements()
  }

  /// Sends an action: when this returns, the state has changed and the effects have begun.
  ///
  /// - Parameter action: What happened.
  /// - Returns: A handle to the effects that the action started.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    let origin = EffectOrigin(action: { "\(Action.self)" })
    core.send(action, origin: origin)
    return StoreTask(origin: origin, changes: core.changes)
  }

  /// Reads the state without observing it.
  ///
  /// - Parameter body: Is given the state.
  /// - Returns: What the closure returns.
  public func withState<R>(_ body: (_ state: State) -> R) -> R {
    body(core.state)
  }
}

/// The store of a feature: `StoreOf<Counter>` is `Store<Counter.State, Counter.Action>`.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>
