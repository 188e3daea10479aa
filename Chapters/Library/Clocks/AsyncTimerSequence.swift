/// A sequence that has an element each time that an interval of a clock is over.
///
/// ``_Concurrency/Clock/timer(interval:tolerance:)`` makes one.
public struct AsyncTimerSequence<Duration: DurationProtocol & Hashable>: AsyncSequence, Sendable {
  /// The time at which an element comes.
  public typealias Element = AnyClock<Duration>.Instant

  /// A timer does not fail.
  public typealias Failure = Never

  let interval: Duration
  let tolerance: Duration?
  let clock: AnyClock<Duration>

  /// Makes what waits for the elements.
  ///
  /// - Returns: An iterator that starts to count when it is asked for its first element.
  public func makeAsyncIterator() -> Iterator {
    Iterator(timer: self)
  }

  /// Waits for one end of the interval after the other.
  public struct Iterator: AsyncIteratorProtocol {
    private let timer: AsyncTimerSequence
    private var last: Element?

    fileprivate init(timer: AsyncTimerSequence) {
      self.timer = timer
    }

    /// Waits for the next end of the interval.
    ///
    /// - Parameter actor: The caller's actor, on which the task stays.
    /// - Returns: The time now, or `nil` if the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
      let now = timer.clock.now
      let deadline = timer.interval.nextEnd(since: last ?? now, notBefore: now)
      guard (try? await timer.clock.sleep(until: deadline, tolerance: timer.tolerance)) != nil else { return nil }
      last = deadline
      return timer.clock.now
    }
  }
}

extension DurationProtocol {
  /// Finds when an interval that is repeated without a gap ends next.
  ///
  /// - Parameters:
  ///   - start: An end of the interval.
  ///   - now: The time before which nobody cares for.
  /// - Returns: The first end of the interval after `start` that is not before `now`; if the interval is not positive, `now`.
  func nextEnd<Instant: InstantProtocol<Self>>(since start: Instant, notBefore now: Instant) -> Instant {
    guard self > .zero else { return now }
    var end = start.advanced(by: self)
    guard end < now else { return end }
    let missed = end.duration(to: now) / self
    // With so many, one more or less is beyond the precision of the division.
    guard missed < 1e15 else { return now }
    end = end.advanced(by: self * Int(missed))
    while end < now { end = end.advanced(by: self) }
    return end
  }
}
