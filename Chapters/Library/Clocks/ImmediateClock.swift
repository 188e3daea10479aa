import Synchronization

/// A clock on which every sleep ends at once.
///
/// The clock's time jumps to the end of each sleep. Give it to a feature in a test that is not about time, or in a preview:
///
/// ```swift
/// let store = TestStore(initialState: Feature.State()) {
///   Feature()
/// } withDependencies: {
///   $0.continuousClock = ImmediateClock()
/// }
/// ```
///
/// Before it goes on, a task that sleeps lets the other tasks of its actor have their turn, so that a timer without end does
/// not keep everything else from running.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in the time of the clock.
  public typealias Instant = OffsetInstant<Duration>

  private let time: Mutex<Instant>

  /// Creates a clock.
  ///
  /// - Parameter now: The time that it is at first.
  public init(now: Instant = Instant()) {
    time = Mutex(now)
  }

  /// The end of the latest sleep.
  public var now: Instant { time.withLock(\.self) }

  /// The smallest difference in time that the clock knows: none.
  public var minimumResolution: Duration { .zero }

  /// Moves the time to a point, unless it is there already, and goes on.
  ///
  /// - Parameters:
  ///   - deadline: The point in time.
  ///   - tolerance: Has no effect.
  /// - Throws: `CancellationError` at once if the task is cancelled.
  public nonisolated(nonsending) func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await moveOn { _ in deadline }
  }

  private nonisolated(nonsending) func moveOn(to deadline: @Sendable (_ now: Instant) -> Instant) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline($0)) }
    await takeTurn(isolation: #isolation)
    try Task.checkCancellation()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// Creates a clock that begins at zero.
  public convenience init() {
    self.init(now: Instant())
  }
}

extension ImmediateClock: StayingClock {
  nonisolated(nonsending) func stayAsleep(for duration: Duration, tolerance: Duration?) async throws {
    try await moveOn { $0.advanced(by: duration) }
  }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A new clock on which every sleep ends at once.
  public static var immediate: Self { Self() }
}
