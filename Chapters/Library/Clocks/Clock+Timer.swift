extension Clock where Duration: Hashable {
  /// Makes a sequence that has an element each time that an interval is over.
  ///
  /// ```swift
  /// for await _ in clock.timer(interval: .seconds(1)) {
  ///   await send(.timerTicked)
  /// }
  /// ```
  ///
  /// The first interval begins when the first element is asked for. Each further one begins at the end of the one before,
  /// so the ticks do not drift. A tick that nobody asked for in time is left out.
  ///
  /// The sequence ends when its task is cancelled.
  ///
  /// - Parameters:
  ///   - interval: The time between two elements. If it is not positive, there is an element whenever one is asked for.
  ///   - tolerance: How much later an element may come.
  /// - Returns: The sequence; its elements are the times at which they come.
  public func timer(interval: Duration, tolerance: Duration? = nil) -> AsyncTimerSequence<Duration> {
    AsyncTimerSequence(interval: interval, tolerance: tolerance, clock: AnyClock(self))
  }
}
