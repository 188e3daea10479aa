@_spi(Grading) import Clocks
import Synchronization

/// One `send` from outside the system, and the effects that go back to it, also by way of the actions they send.
final class EffectOrigin: Sendable {
  private struct Effect {
    let hold: EffectHold
    var task: Task<Void, Never>?
    var isRunning = true
  }

  private struct Effects {
    var byID: [Int: Effect] = [:]
    var lastID = 0
    var isCancelled = false
    var isReported = false
    var isWaiting = false
  }

  private let effects = Mutex(Effects())

  /// The action that was sent, as a message names it.
  let action: @Sendable () -> String

  /// Where it was sent, known in tests.
  let site: CallSite?

  /// The sleeps on test clocks that the effects are in.
  private let sleeps = PendingSleeps()

  init(action: @escaping @Sendable () -> String, site: CallSite? = nil) {
    self.action = action
    self.site = site
  }

  /// Whether an effect still has work to do; cancelled effects have none.
  var isRunning: Bool { effects.withLock { $0.byID.values.contains(where: \.isRunning) } }

  /// How far the test clocks have to be moved that the effects sleep on.
  var remainingSleeps: [String] { sleeps.remaining }

  /// Whether all effects have ended, the cancelled ones too.
  var isThrough: Bool { effects.withLock(\.byID.isEmpty) }

  /// Whether the effects were cancelled from outside.
  var isCancelled: Bool { effects.withLock(\.isCancelled) }

  /// Whether the test has been told that the effects are running, or whatever keeps them from their end.
  var isReported: Bool {
    get { effects.withLock(\.isReported) }
    set { effects.withLock { $0.isReported = newValue } }
  }

  /// Whether the effects have had turns enough to end, if they did not wait for something.
  var isWaiting: Bool {
    get { effects.withLock(\.isWaiting) }
    set { effects.withLock { $0.isWaiting = newValue } }
  }

  /// Starts an effect and runs it up to its first suspension.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - send: Takes the actions that it sends back.
  ///   - reportThrown: Takes an error that it throws.
  ///   - onEnd: Called when it counts as running no longer, and again when it has ended.
  @MainActor
  func start<Action>(
    _ effect: ComposableArchitecture.Effect<Action>,
    send: @escaping @MainActor (Action) -> Void,
    reportThrown: @escaping @MainActor (any Error, CallSite) -> Void,
    onEnd: @escaping @MainActor () -> Void
  ) {
    guard let operation = effect.operation else { return }
    let id = effects.withLock { effects in
      effects.lastID += 1
      return effects.lastID
    }
    let hold = EffectHold {
      self.effects.withLock { $0.byID[id]?.isRunning = false }
      onEnd()
    }
    effects.withLock { $0.byID[id] = Effect(hold: hold) }
    let context = EffectContext<Action>(send: Send(send: send), hold: hold, reportThrown: reportThrown)
    let task = PendingSleeps.$current.withValue(sleeps) {
      Task.immediate { @MainActor in
        await operation(context)
        hold.release()
        self.effects.withLock { $0.byID[id] = nil }
        onEnd()
      }
    }
    effects.withLock { $0.byID[id]?.task = task }
  }

  /// Cancels every effect that is running; from then on none of them counts as running.
  @MainActor
  func cancel() {
    cancelTasks()
    for effect in effects.withLock({ Array($0.byID.values) }) { effect.hold.release() }
  }

  /// Cancels the tasks of the effects, which then come to their end by themselves.
  func cancelTasks() {
    let tasks = effects.withLock { effects in
      effects.isCancelled = true
      return effects.byID.values.compactMap(\.task)
    }
    for task in tasks { task.cancel() }
  }
}
