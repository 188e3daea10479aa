extension TestClock {
  /// Moves the time by a duration, and wakes whoever sleeps no longer than that.
  ///
  /// - Parameter duration: How far to move. If it is not positive, only the tasks that are ready to run go on.
  public nonisolated(nonsending) func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves the time to a point, and wakes whoever sleeps no longer than that.
  ///
  /// The time stops at the end of each sleep: a task that wakes up there sees that time, and what it does then, such as to
  /// sleep again, comes before the next sleep ends.
  ///
  /// - Parameter deadline: Where to move. If it is not in the future, only the tasks that are ready to run go on.
  public nonisolated(nonsending) func advance(to deadline: Instant) async {
    await letTasksFallAsleep(before: deadline)
    while await wakeNext(upTo: deadline) {
      await letTasksFallAsleep(before: deadline)
    }
    state.withLock { $0.now = max($0.now, deadline) }
  }

  /// Moves the time to the end of the next sleep.
  ///
  /// - Parameter deadline: How far the time may be moved.
  /// - Returns: Whether someone was woken, who has reached the next suspension by now.
  nonisolated(nonsending) func wakeNext(upTo deadline: Instant) async -> Bool {
    let next = state.withLock { state in
      let next = state.sleeping.removeFirst(upTo: deadline)
      if let next { state.now = max(state.now, next.deadline) }
      return next
    }
    guard let next else { return false }
    next.resume(.success(true))
    await next.sleeper.reachesNextSuspension()
    return true
  }

  /// Lets the tasks that are ready to run go on, and waits a little longer if nobody sleeps who could be woken.
  ///
  /// - Parameter deadline: How far the time is going to be moved.
  nonisolated(nonsending) func letTasksFallAsleep(before deadline: Instant?) async {
    await takeTurns(isolation: #isolation)
    for _ in 1...24 {
      let isWorthWaiting = state.withLock { state in
        state.sleeping.entries.isEmpty && deadline.map { state.now < $0 } ?? true
      }
      guard isWorthWaiting else { return }
      await PoolThread.allLeaveTheirJobs()
      // What is late waits for a thread rather than for turns.
      await takeTurns(4, isolation: #isolation)
    }
  }
}
