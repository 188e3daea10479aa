import Dependencies
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
/// A store lives on the main actor. ``scope(state:action:)-(KeyPath<_,ChildState>,_)`` makes stores of its child features.
/// When all of them have gone away, the effects that are still running are cancelled. To test a feature use a ``TestStore``,
/// which checks every step.
@MainActor
@dynamicMemberLookup
public final class Store<State, Action> {
  let base: any StoreBase<State, Action>
  let registrar = ObservationRegistrar()

  /// The stores of child features that were asked for.
  var children = ChildStores()

  /// Whether the store is going to be told when its state is replaced.
  var isWatching = false

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - initialState: The state to start with.
  ///   - reducer: The feature that the store runs.
  ///   - prepareDependencies: Overrides dependencies of the feature, starting from those of the current task.
  public init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) {
    base = StoreCore(
      initialState: initialState,
      reducer: reducer,
      withDependencies: { prepareDependencies?(&$0) }
    )
  }

  /// Creates the store of a part of another store's feature.
  init(_ base: any StoreBase<State, Action>) {
    self.base = base
  }

  /// Sends an action: when this returns, the state has changed and the effects have begun.
  ///
  /// - Parameter action: What happened.
  /// - Returns: A handle to the effects that the action started.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    let origin = EffectOrigin(action: { "\(Action.self)" })
    base.send(action, origin: origin)
    return StoreTask(origin: origin, changes: base.changes)
  }

  /// Reads the state without observing it.
  ///
  /// - Parameter body: Is given the state.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  public func withState<R>(_ body: (_ state: State) throws -> R) rethrows -> R {
    try Observing.paused { try body(base.state) }
  }
}

/// The store of a feature: `StoreOf<Counter>` is `Store<Counter.State, Counter.Action>`.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

extension Store: ChildStore {
  var isPresent: Bool { base.isPresent }
}

extension Store: Hashable, Identifiable {
  /// Whether two stores are one.
  ///
  /// - Parameters:
  ///   - lhs: A store.
  ///   - rhs: Another store.
  /// - Returns: Whether they are the same object.
  public nonisolated static func == (lhs: Store, rhs: Store) -> Bool { lhs === rhs }

  /// Hashes which object the store is.
  ///
  /// - Parameter hasher: The hasher.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
