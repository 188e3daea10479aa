import Clocks

extension Effect {
  /// Does the work once nothing has asked for it for a while.
  ///
  /// ```swift
  /// case .queryChanged(let query):
  ///   return .run { send in … }
  ///     .debounce(id: CancelID.search, for: .milliseconds(300), clock: clock)
  /// ```
  ///
  /// Each new effect with the id takes the place of the one before it, which is cancelled even if it has begun.
  ///
  /// - Parameters:
  ///   - id: The id, with which ``cancel(id:)`` ends the effect, too.
  ///   - duration: How long nothing may have come.
  ///   - clock: The clock to wait by, which a test controls.
  /// - Returns: An effect that waits and then does the same work.
  public func debounce(
    id: some Hashable & Sendable,
    for duration: Duration,
    clock: any Clock<Duration>
  ) -> Self {
    guard let operation else { return .none }
    return Self { context in
      guard (try? await clock.sleep(for: duration)) != nil else { return context.hold.release() }
      await operation(context)
    }
    .cancellable(id: id, cancelInFlight: true)
  }

  /// Does the work once nothing has asked for it for a while.
  ///
  /// - Parameters:
  ///   - id: The id, with which ``cancel(id:)`` ends the effect, too.
  ///   - dueTime: How long nothing may have come.
  ///   - scheduler: The clock to wait by, such as the dependency `mainQueue`.
  /// - Returns: An effect that waits and then does the same work.
  public func debounce(
    id: some Hashable & Sendable,
    for dueTime: Duration,
    scheduler: any Clock<Duration>
  ) -> Self {
    debounce(id: id, for: dueTime, clock: scheduler)
  }
}
