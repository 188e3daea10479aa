/// A clock that stands for any other clock with the same kind of durations.
///
/// Use it where a generic function wants one certain type of clock and there is only an `any Clock<Duration>`:
///
/// ```swift
/// let clock = AnyClock(continuousClock)
/// ```
public struct AnyClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in time, counted from when the clock was wrapped.
  public typealias Instant = OffsetInstant<Duration>

  private let base: any Base<Duration>

  /// Wraps a clock.
  ///
  /// - Parameter clock: The clock.
  public init<C: Clock>(_ clock: C) where C.Duration == Duration {
    base = ClockSinceStart(clock: clock, start: clock.now)
  }

  /// The time now.
  public var now: Instant { Instant(offset: base.elapsed) }

  /// The smallest difference in time that the wrapped clock knows.
  public var minimumResolution: Duration { base.minimumResolution }

  /// Suspends the current task until a point in time.
  ///
  /// - Parameters:
  ///   - deadline: When to go on.
  ///   - tolerance: How much longer the sleep may be.
  /// - Throws: `CancellationError` at once if the task is cancelled.
  public nonisolated(nonsending) func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await base.sleep(untilElapsed: deadline.offset, tolerance: tolerance)
  }
}

extension AnyClock: StayingClock {
  nonisolated(nonsending) func stayAsleep(for duration: Duration, tolerance: Duration?) async throws {
    try await base.sleep(for: duration, tolerance: tolerance)
  }
}

/// A clock of a type that is hidden, with its time counted from some start.
private protocol Base<Duration>: Sendable {
  associatedtype Duration: DurationProtocol

  var elapsed: Duration { get }
  var minimumResolution: Duration { get }

  nonisolated(nonsending) func sleep(for duration: Duration, tolerance: Duration?) async throws

  nonisolated(nonsending) func sleep(untilElapsed offset: Duration, tolerance: Duration?) async throws
}

private struct ClockSinceStart<C: Clock>: Base {
  let clock: C
  let start: C.Instant

  var elapsed: C.Duration { start.duration(to: clock.now) }
  var minimumResolution: C.Duration { clock.minimumResolution }

  nonisolated(nonsending) func sleep(for duration: C.Duration, tolerance: C.Duration?) async throws {
    try await clock.sleep(for: duration, tolerance: tolerance)
  }

  nonisolated(nonsending) func sleep(untilElapsed offset: C.Duration, tolerance: C.Duration?) async throws {
    if let clock = clock as? any StayingClock<C.Duration> {
      try await clock.stayAsleep(for: offset - elapsed, tolerance: tolerance)
    } else {
      try await clock.sleep(until: start.advanced(by: offset), tolerance: tolerance)
    }
  }
}
