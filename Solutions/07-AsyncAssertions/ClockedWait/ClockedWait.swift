import Testing

/// Waits until a value is as expected.
///
/// It asks for the value at once and then once every interval, and when the limit is over a last time. Where the value is
/// still another one, that is a failure of the caller's line, which tells the last value. So is an answer that comes more than
/// an interval after the limit, because the question itself took so long: one that was asked after the limit has its interval
/// from then.
///
/// - Parameters:
///   - value: What to ask for.
///   - timeout: How long to wait at most.
///   - interval: How long to pause between two questions.
///   - clock: What time is taken from.
///   - sourceLocation: Where a failure is told.
///   - isExpected: Whether a value is the one to wait for.
/// - Throws: What asking throws; `CancellationError` where the task that waits is cancelled.
@MainActor
public func waitFor<Value>(
  _ value: @autoclosure @MainActor () async throws -> Value,
  timeout: Duration = .seconds(1),
  interval: Duration = .milliseconds(10),
  clock: some Clock<Duration> = ContinuousClock(),
  sourceLocation: SourceLocation = #_sourceLocation,
  until isExpected: (Value) -> Bool
) async throws {
  let deadline = clock.now.advanced(by: timeout)
  while true {
    let asked = clock.now
    let last = try await value()
    if isExpected(last) {
      if max(asked, deadline).duration(to: clock.now) > interval {
        Issue.record(WaitFailure.cameLate(within: timeout, last: last), sourceLocation: sourceLocation)
      }
      return
    }
    if asked >= deadline {
      Issue.record(WaitFailure.neverCame(within: timeout, last: last), sourceLocation: sourceLocation)
      return
    }
    try await clock.sleep(for: min(interval, clock.now.duration(to: deadline)))
  }
}

// MARK: - Given

/// What a wait says that has failed.
enum WaitFailure {
  /// The value was another one to the end.
  static func neverCame(within timeout: Duration, last value: some Any) -> Comment {
    "The value did not come within \(timeout).\n\nLast value: \(String(reflecting: value))"
  }

  /// The answer came too late.
  static func cameLate(within timeout: Duration, last value: some Any) -> Comment {
    "The value came, but later than \(timeout): the question took too long.\n\nLast value: \(String(reflecting: value))"
  }
}
