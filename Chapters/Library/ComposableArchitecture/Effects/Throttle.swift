/// Lets one action pass in each interval: what the throttled effects of one id have in common.
@MainActor
final class Throttle<Action> {
  private var interval = Duration.zero
  private var keepsLatest = false
  private var startWatch: () -> () -> Duration = { { .zero } }

  /// The time since an action has passed, if one has.
  private var elapsed: (() -> Duration)?

  /// The action that waits for the interval to be over.
  private var kept: Action?

  /// Which effect looks after the action that is kept: the last that was started.
  private var lastRun = 0

  /// Sets what the next effect asks for.
  ///
  /// - Parameters:
  ///   - interval: How long after one action the next one may pass.
  ///   - stopwatch: Starts to measure time.
  ///   - keepsLatest: Whether the last of the actions of an interval is kept, and not the first.
  func configure(interval: Duration, stopwatch: @escaping () -> () -> Duration, keepsLatest: Bool) {
    self.interval = interval
    self.keepsLatest = keepsLatest
    startWatch = stopwatch
  }

  /// Does the work of an effect.
  ///
  /// - Parameters:
  ///   - operation: The work.
  ///   - context: Where its actions go.
  ///   - sleep: Waits.
  func run(
    _ operation: @escaping Effect<Action>.Operation,
    _ context: EffectContext<Action>,
    sleep: @escaping @MainActor @Sendable (Duration) async throws -> Void
  ) async {
    lastRun += 1
    let number = lastRun
    let holds = context.hold.split(2)
    let changes = Signal()
    let work = EffectContext<Action>(
      send: Send { [self] action in
        if let action = admit(action) { context.send(action) }
        changes.notify()
      },
      hold: holds[0],
      reportThrown: context.reportThrown
    )
    await withTaskGroup { group in
      group.addImmediateTask { @MainActor in
        await operation(work)
        holds[0].release()
        if kept == nil { holds[1].release() }
        changes.notify()
      }
      while !Task.isCancelled {
        await changes.wait { kept != nil || holds[0].isReleased }
        guard kept != nil, (try? await sleep(remaining)) != nil else { break }
        if let action = releaseKept() { context.send(action) }
      }
      if Task.isCancelled, number == lastRun { kept = nil }
      // Before the group waits for its task: that one has no work left, or was cancelled.
      holds[1].release()
    }
  }

  /// Takes an action: it passes, or is kept, or is dropped.
  private func admit(_ action: Action) -> Action? {
    guard elapsed != nil else {
      elapsed = startWatch()
      return action
    }
    if keepsLatest || kept == nil { kept = action }
    return remaining > .zero ? nil : releaseKept()
  }

  /// How long the action that is kept has to wait.
  private var remaining: Duration { elapsed.map { interval - $0() } ?? .zero }

  /// Lets the action pass that was kept; a new interval begins.
  private func releaseKept() -> Action? {
    defer { kept = nil }
    elapsed = startWatch()
    return kept
  }
}

extension CancellationScope {
  /// What the throttled effects of an id have in common.
  @MainActor
  func throttle<Action>(of type: Action.Type, id: CancelID) -> Throttle<Action> {
    let key = Cancellations.ThrottleKey(path: path, id: id, action: ObjectIdentifier(type))
    if let throttle = cancellations.throttles[key] as? Throttle<Action> { return throttle }
    let throttle = Throttle<Action>()
    cancellations.throttles[key] = throttle
    return throttle
  }
}
