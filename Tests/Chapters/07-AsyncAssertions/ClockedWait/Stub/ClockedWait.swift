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
///   - isExpected: Whether a value is the one to wait for.
/// - Throws: What asking throws; `CancellationError` where the task that waits is cancelled.
@MainActor
public func waitFor<Value>(
  _ value: @autoclosure @MainActor () async throws -> Value,
  timeout: Duration = .seconds(1),
  interval: Duration = .milliseconds(10),
  clock: some Clock<Duration> = ContinuousClock(),
  until isExpected: (Value) -> Bool
) async throws {
  // TODO: Take the time from `clock`, and sleep on it.
  let realClock = ContinuousClock()
  let deadline = realClock.now.advanced(by: timeout)
  while true {
    let isLast = realClock.now >= deadline
    if isExpected(try await value()) { return }
    if isLast {
      // TODO: Say which value was seen last, at the line of whoever called. `WaitFailure` below has the words.
      Issue.record("The value did not come.")
      return
    }
    // TODO: How often is the caller's to say.
    try await Task.sleep(for: .seconds(1))
  }
  // TODO: Where does an answer that comes too late leave this loop?
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
