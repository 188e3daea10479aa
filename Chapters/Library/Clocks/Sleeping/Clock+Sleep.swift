extension Clock {
  /// Suspends the current task for a while.
  ///
  /// This takes the place of the standard library's method of the same name. It does the same, except that a task that
  /// sleeps on one of this module's clocks stays on its actor.
  ///
  /// - Parameters:
  ///   - duration: How long to sleep.
  ///   - tolerance: How much longer the sleep may be.
  /// - Throws: `CancellationError` at once if the task is cancelled.
  public nonisolated(nonsending) func sleep(for duration: Instant.Duration, tolerance: Instant.Duration? = nil)
    async throws
  {
    if let clock = self as? any StayingClock<Duration> {
      try await clock.stayAsleep(for: duration, tolerance: tolerance)
    } else {
      try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
    }
  }
}
