/// What can happen to a ride that somebody has ordered.
public enum RideEvent: Equatable, Sendable {
  /// A driver, by name, takes the ride.
  case assigned(String)
  /// The driver is at the door.
  case arrived
  /// The car has left.
  case left
}

/// Tells what happens to a ride.
@MainActor
public protocol RideClient {
  /// What happens to the ride, as it happens.
  ///
  /// - Parameter replay: Whether what has happened before comes first.
  /// - Returns: The events.
  func events(replay: Bool) -> AsyncStream<RideEvent>
}

/// Shows how a ride stands.
@MainActor
public final class PickupStatus {
  /// The last event in words.
  public private(set) var text = "No ride"

  /// How often a driver came.
  public private(set) var arrivals = 0

  /// Whether it hears what happens.
  public private(set) var isListening = false

  private var driver = ""
  private let client: any RideClient
  private var listening: Task<Void, Never>?

  /// Creates a status that does not listen yet.
  public init(client: any RideClient) {
    self.client = client
  }

  /// Begins to listen, and comes back immediately.
  ///
  /// What has happened before counts, too.
  public func start() {
    guard !isListening else { return }
    isListening = true
    listening = Task { [weak self, events = client.events(replay: true)] in
      for await event in events {
        // What was under way when somebody called stop still comes.
        if Task.isCancelled { return }
        self?.show(event)
      }
    }
  }

  /// Ends the listening: nothing changes any more.
  public func stop() {
    listening?.cancel()
    isListening = false
  }

  private func show(_ event: RideEvent) {
    switch event {
    case .assigned(let name):
      driver = name
      text = "\(driver) is on the way"

    case .arrived:
      arrivals += 1
      text = "\(driver) is here"

    case .left:
      text = "The car has left"
    }
  }
}

// MARK: - For tests

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

/// Waits until a condition holds: it asks at once, every 10 milliseconds, and once more when the limit is over.
///
/// - Parameters:
///   - timeout: How long to wait at most.
///   - condition: What to wait for.
/// - Throws: ``WaitError/timeout`` where the answer is still no; `CancellationError` where the task that waits is cancelled.
@MainActor
public func waitFor(
  timeout: Duration = .seconds(1),
  condition: @MainActor () async throws -> Bool
) async throws {
  let clock = ContinuousClock()
  let deadline = clock.now.advanced(by: timeout)
  while true {
    let isLast = clock.now >= deadline
    if try await condition() { return }
    if isLast { throw WaitError.timeout }
    try await Task.sleep(for: .milliseconds(10))
  }
}

/// Why a wait has ended in vain.
public enum WaitError: Error, Equatable {
  case timeout
}
