/// A client for tests, which says what the test tells it to, and loses nothing.
@MainActor
public final class RideDouble: RideClient {
  /// How many hear what happens.
  public private(set) var listeners = 0

  private var history: [RideEvent] = []
  private var continuations: [AsyncStream<RideEvent>.Continuation] = []

  /// Creates a client of a ride to which nothing has happened yet.
  public init() {}

  /// Lets something happen.
  public func send(_ event: RideEvent) {
    history.append(event)
    for continuation in continuations { continuation.yield(event) }
  }

  /// What the test lets happen, for each who listens.
  ///
  /// - Parameter replay: Whether what has happened before comes first.
  /// - Returns: The events.
  public func events(replay: Bool) -> AsyncStream<RideEvent> {
    let (stream, continuation) = AsyncStream<RideEvent>.makeStream()
    if replay {
      for event in history { continuation.yield(event) }
    }
    continuations.append(continuation)
    listeners += 1
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.listeners -= 1 }
    }
    return stream
  }
}
