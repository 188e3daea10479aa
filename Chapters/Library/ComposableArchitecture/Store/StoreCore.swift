@_spi(Grading) import Clocks
@_spi(Stores) import Dependencies

/// What every store does: it runs actions through a reducer, one at a time, and starts the effects.
@MainActor
final class StoreCore<State, Action>: StoreBase {
  /// An action on its way through the reducer.
  struct Incoming {
    let action: Action
    let origin: EffectOrigin
    let isReceived: Bool
  }

  /// Called after each action with the state after it.
  var didReduce: ((Incoming, _ after: State) -> Void)?

  /// Called with an error that nothing in an effect handles, and the place of the `run` that threw it.
  var didThrow: (any Error, EffectOrigin, CallSite) -> Void = { error, _, site in
    site.report(error, "An effect threw this error and does not catch it.")
  }

  /// Called when an effect of the feature itself calls 'dismiss'.
  var onDismiss: (@MainActor @Sendable () -> Void)?

  /// The dependencies that reducers and effects have from now on.
  var dependencies: DependencyValues

  /// Given whenever an action has come back or an effect has ended.
  let changes = Signal()

  /// What can be cancelled by an id.
  let cancellations = Cancellations()

  private(set) var state: State
  private var watchers = ReplacementWatchers<State>()
  private let reducer: any Reducer<State, Action>
  private var queue: [Incoming] = []
  private var isReducing = false
  private var running: [ObjectIdentifier: EffectOrigin] = [:]

  /// Creates a core.
  ///
  /// - Parameters:
  ///   - initialState: Makes the state to start with.
  ///   - reducer: Makes the feature.
  ///   - updateDependencies: Overrides dependencies for both, for the reducers and for the effects.
  init(
    initialState: () -> State,
    reducer: () -> any Reducer<State, Action>,
    withDependencies updateDependencies: (inout DependencyValues) -> Void
  ) {
    dependencies = DependencyValues.held(updateDependencies)
    (state, self.reducer) = dependencies.run { (initialState(), reducer()) }
    cancellations.didSettle = changes.notify
  }

  deinit {
    for origin in running.values { origin.cancelTasks() }
  }

  /// It is all there is.
  var isPresent: Bool { true }

  func watch(for watcher: any ReplacementWatcher, _ identity: @escaping (State) -> ObservableStateID?) {
    watchers.add(watcher, identity)
  }

  /// Whether an effect is running.
  var isRunning: Bool { !running.isEmpty }

  /// Lets the effects go on until they end or wait for something.
  ///
  /// Nobody can see whether a task waits. An effect that has had eight turns without an end counts as one that does, until
  /// it sends an action; from then on it has one turn each time, in case that what it waits for has come.
  func letEffectsGoOn() async {
    var turns = 0
    while turns < 8, turns == 0 ? !atWork.isEmpty : atWork.contains(where: { !$0.isWaiting }) {
      await letReadyTasksGoOn()
      turns += 1
    }
    if turns == 8 { for origin in atWork { origin.isWaiting = true } }
  }

  /// Where the effects come from that are running and do not sleep on a test clock.
  private var atWork: [EffectOrigin] { running.values.filter { $0.isRunning && $0.remainingSleeps.isEmpty } }

  /// Takes an action from outside and everything that comes back at once through the reducer.
  func send(_ action: Action, origin: EffectOrigin) {
    enqueue(Incoming(action: action, origin: origin, isReceived: false))
  }

  /// Actions that arrive while one is being dealt with wait for their turn.
  private func enqueue(_ incoming: Incoming) {
    queue.append(incoming)
    guard !isReducing else { return }
    isReducing = true
    defer { isReducing = false }
    while !queue.isEmpty { reduce(queue.removeFirst()) }
    changes.notify()
  }

  private func reduce(_ incoming: Incoming) {
    // The reducer changes a copy: whoever observes the state may read the old value while it changes.
    var after = state
    let effect = dependencies.run {
      Dismissal.$isPresented.withValue(onDismiss != nil) { reducer.reduce(into: &after, action: incoming.action) }
    }
    set(after)
    didReduce?(incoming, after)
    start(effect, origin: incoming.origin)
  }

  private func set(_ newState: State) {
    let told = watchers.remove(toldOf: state, newState)
    for watcher in told { watcher.willReplace() }
    state = newState
    for watcher in told { watcher.didReplace() }
  }

  private func start(_ effect: Effect<Action>, origin: EffectOrigin) {
    guard effect.operation != nil else { return }
    running[ObjectIdentifier(origin)] = origin
    dependencies.run {
      CancellationScope.$current.withValue(CancellationScope(cancellations: cancellations)) {
        Dismissal.$current.withValue(onDismiss.map { Dismissal(dismiss: $0) }) { start(effect, of: origin) }
      }
    }
  }

  private func start(_ effect: Effect<Action>, of origin: EffectOrigin) {
    origin.isWaiting = false
    origin.start(effect) { [weak self] action in
      origin.isWaiting = false
      self?.enqueue(Incoming(action: action, origin: origin, isReceived: true))
    } reportThrown: { [weak self] error, site in
      self?.didThrow(error, origin, site)
    } onEnd: { [weak self, changes] in
      guard !origin.isRunning else { return }
      self?.running[ObjectIdentifier(origin)] = nil
      changes.notify()
    }
  }
}
