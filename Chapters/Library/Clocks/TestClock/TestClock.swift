import Synchronization

/// A clock whose time stands still until a test moves it.
///
/// Give it to a feature, let the feature fall asleep, and move the time:
///
/// ```swift
/// let clock = TestClock()
/// let store = TestStore(initialState: Feature.State()) {
///   Feature()
/// } withDependencies: {
///   $0.continuousClock = clock
/// }
/// await store.send(.startTimerButtonTapped)
/// await clock.advance(by: .seconds(1))
/// await store.receive(\.timerTicked) { $0.count = 1 }
/// ```
///
/// ## What is promised
///
/// - Sleeps end in the order of their deadlines. Sleeps that end at one instant end in the order in which they began. That
///   includes the sleeps that begin while the time moves: a task that sleeps for 10 seconds again and again wakes up five
///   times when the time moves by 50 seconds.
/// - A sleep whose deadline is not in the future does not wait for the time to move: the task lets the others of its actor
///   have their turn and goes on.
/// - A sleep of a cancelled task throws `CancellationError` at once, and the clock forgets it.
/// - Each task that is woken has run up to its next suspension before the next one is woken and before ``advance(by:)``
///   returns. Nothing is polled, no thread is put to sleep, and priorities do not matter. For a task on no actor this takes
///   its thread, which must not be blocked.
///
/// ## What is not
///
/// A clock cannot see what else a task waits for. Before each step in time, the tasks on the main actor, on the actor that
/// moves the time, and on no actor have 16 turns; as long as nobody sleeps, they have up to 400. That is enough for a task
/// that was just started to fall asleep, and for one that was woken to get there by way of a few other tasks. If it goes
/// further around, move the time in steps, and wait in between for what the task does, for example with the test store's
/// `receive`.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in the time of the clock.
  public typealias Instant = OffsetInstant<Duration>

  struct State {
    var now: Instant
    var sleeping = SleepQueue<Instant>()
  }

  let state: Mutex<State>

  /// Creates a clock.
  ///
  /// - Parameter now: The time that it is at first.
  public init(now: Instant = Instant()) {
    state = Mutex(State(now: now))
  }

  /// The time that the test has moved the clock to.
  public var now: Instant { state.withLock { $0.now } }

  /// The smallest difference in time that the clock knows: none.
  public var minimumResolution: Duration { .zero }

  /// Suspends the current task until the clock is moved to a point in time.
  ///
  /// If that is not in the future, the task lets the others of its actor have their turn and goes on.
  ///
  /// - Parameters:
  ///   - deadline: The point in time.
  ///   - tolerance: Has no effect.
  /// - Throws: `CancellationError` at once if the task is cancelled.
  public nonisolated(nonsending) func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await fallAsleep(until: { _ in deadline }, isolation: #isolation)
  }
}

extension TestClock where Duration == Swift.Duration {
  /// Creates a clock that begins at zero.
  public convenience init() {
    self.init(now: Instant())
  }
}

extension TestClock: StayingClock {
  nonisolated(nonsending) func stayAsleep(for duration: Duration, tolerance: Duration?) async throws {
    try await fallAsleep(until: { $0.advanced(by: duration) }, isolation: #isolation)
  }
}
