/// Shows how a call stands.
@MainActor
public final class SignalStatusModel {
  /// The last event in a word; empty until the first.
  public private(set) var status = ""

  private let client: any SignalClient

  /// Creates a model that does not listen yet.
  public init(client: any SignalClient) {
    self.client = client
  }

  /// Begins to listen, and comes back at once.
  ///
  /// While the model listens, another start changes nothing. After a stop, or the end of the stream, it listens anew.
  public func start() {
    // TODO: This hears one event. Hear each of them, show "ended" when the stream ends, and listen once at a time.
    // TODO: While this waits, it holds the model: a model that nobody else holds is to be freed.
    Task {
      for await event in client.events {
        show(event)
        break
      }
    }
  }

  /// Ends the listening: nothing is heard or shown from now on, whatever is under way.
  public func stop() {
    // TODO: Which task is there to end? It is not enough that nothing is shown: nobody listens any more.
  }

  private func show(_ event: SignalEvent) {
    switch event {
    case .joined: status = "joined"
    case .peerLeft: status = "peerLeft"
    }
  }
}

// MARK: - Given

/// What can happen on a call.
public enum SignalEvent: Equatable, Sendable {
  case joined
  case peerLeft
}

/// Tells what happens on a call.
@MainActor
public protocol SignalClient {
  /// What happens, as it happens.
  var events: AsyncStream<SignalEvent> { get }
}
