/// Shows how a call stands.
@MainActor
public final class SignalStatusModel {
  /// The last event in a word; empty until the first.
  public private(set) var status = ""

  private let client: any SignalClient
  private var listening: Task<Void, Never>?

  /// Creates a model that does not listen yet.
  public init(client: any SignalClient) {
    self.client = client
  }

  /// Begins to listen, and comes back at once.
  ///
  /// While the model listens, another start changes nothing. After a stop, or the end of the stream, it listens anew.
  public func start() {
    guard listening == nil else { return }
    listening = Task { [weak self, events = client.events] in
      for await event in events {
        // What was under way when somebody called stop still comes.
        if Task.isCancelled { return }
        self?.show(event)
      }
      if !Task.isCancelled {
        self?.streamEnded()
      }
    }
  }

  /// Ends the listening: nothing is heard or shown from now on, whatever is under way.
  public func stop() {
    listening?.cancel()
    listening = nil
  }

  private func streamEnded() {
    status = "ended"
    listening = nil
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
