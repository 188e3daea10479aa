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
