extension TestClock {
  /// Sleeps until the clock is moved to a point in time.
  ///
  /// - Parameters:
  ///   - deadline: Tells when that is from the time at which the sleep begins.
  ///   - isolation: The actor that the current task is on, and stays on.
  /// - Throws: `CancellationError` at once if the task is cancelled.
  func fallAsleep(
    until deadline: @Sendable (_ now: Instant) -> Instant,
    isolation: isolated (any Actor)?
  ) async throws {
    try Task.checkCancellation()
    let sleeper = Sleeper(isolation: isolation)
    let pending = PendingSleeps.current
    pending?.insert(sleeper) { [weak self] in self?.remaining(of: sleeper) }
    defer { pending?.remove(sleeper) }
    let hasSlept = try await withTaskCancellationHandler {
      // A closure is on the actor only if it mentions it.
      _ = isolation
      return try await withCheckedThrowingContinuation { continuation in
        enqueue(sleeper, until: deadline) { continuation.resume(with: $0) }
      }
    } onCancel: {
      let entry = state.withLock { $0.sleeping.remove(sleeper) }
      entry?.resume(.failure(CancellationError()))
    }
    if hasSlept { sleeper.wakeUp() } else { await takeTurn(isolation: isolation) }
    try Task.checkCancellation()
  }

  /// Puts a sleeper in the queue, unless it has nothing to sleep for.
  private func enqueue(
    _ sleeper: Sleeper,
    until deadline: @Sendable (_ now: Instant) -> Instant,
    resume: @escaping @Sendable (Result<Bool, any Error>) -> Void
  ) {
    let result: Result<Bool, any Error>? = state.withLock { state in
      // Whoever cancels the task looks for the sleeper behind this lock, after the task counts as cancelled.
      guard !Task.isCancelled else { return .failure(CancellationError()) }
      let deadline = deadline(state.now)
      guard deadline > state.now else { return .success(false) }
      state.sleeping.insert(SleepQueue.Entry(sleeper: sleeper, deadline: deadline, resume: resume))
      return nil
    }
    if let result { resume(result) }
  }

  /// How far the time has to be moved to wake a sleeper, in words.
  private func remaining(of sleeper: Sleeper) -> String? {
    state.withLock { state in
      state.sleeping.entries.first { $0.sleeper === sleeper }.map { "\(state.now.duration(to: $0.deadline))" }
    }
  }
}
