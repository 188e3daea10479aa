import Clocks

extension Effect {
  /// Sends at most one action in each interval.
  ///
  /// ```swift
  /// case .scrolled(let offset):
  ///   return .send(.reload(offset))
  ///     .throttle(id: CancelID.reload, for: .seconds(1), clock: clock, latest: true)
  /// ```
  ///
  /// The first action passes at once. Of those that come before the interval is over one is kept, and passes when it is. Each
  /// new effect with the id takes the place of the one before it, which is cancelled; what that one has kept goes on to the
  /// new one.
  ///
  /// - Parameters:
  ///   - id: The id, with which ``cancel(id:)`` ends the effect, too.
  ///   - interval: How long after one action the next one may pass.
  ///   - clock: The clock to wait by, which a test controls.
  ///   - latest: Whether the last of the actions of an interval is kept, and not the first.
  /// - Returns: An effect that does the same work and sends fewer actions.
  public func throttle(
    id: some Hashable & Sendable,
    for interval: Duration,
    clock: any Clock<Duration>,
    latest: Bool
  ) -> Self {
    guard let operation else { return .none }
    let cancelID = CancelID(id)
    return Self { context in
      guard let scope = CancellationScope.current else { return await operation(context) }
      let throttle = scope.throttle(of: Action.self, id: cancelID)
      throttle.configure(interval: interval, stopwatch: { stopwatch(clock) }, keepsLatest: latest)
      await throttle.run(operation, context) { try await clock.sleep(for: $0) }
    }
    .cancellable(id: id, cancelInFlight: true)
  }

  /// Sends at most one action in each interval.
  ///
  /// - Parameters:
  ///   - id: The id, with which ``cancel(id:)`` ends the effect, too.
  ///   - interval: How long after one action the next one may pass.
  ///   - scheduler: The clock to wait by, such as the dependency `mainQueue`.
  ///   - latest: Whether the last of the actions of an interval is kept, and not the first.
  /// - Returns: An effect that does the same work and sends fewer actions.
  public func throttle(
    id: some Hashable & Sendable,
    for interval: Duration,
    scheduler: any Clock<Duration>,
    latest: Bool
  ) -> Self {
    throttle(id: id, for: interval, clock: scheduler, latest: latest)
  }
}

/// Starts to measure time by a clock.
private func stopwatch(_ clock: some Clock<Duration>) -> () -> Duration {
  let start = clock.now
  return { start.duration(to: clock.now) }
}
