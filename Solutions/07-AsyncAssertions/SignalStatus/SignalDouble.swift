/// A client for tests, which says what the test tells it to.
///
/// It loses nothing: what was sent before anybody listens waits for whoever listens first. It is for one listener.
@MainActor
public final class SignalDouble: SignalClient {
  /// All that the test lets happen.
  public var events: AsyncStream<SignalEvent> { stream }

  private let stream: AsyncStream<SignalEvent>
  private let continuation: AsyncStream<SignalEvent>.Continuation

  /// Creates a client that has said nothing yet.
  public init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  /// Lets something happen.
  public func send(_ event: SignalEvent) {
    continuation.yield(event)
  }

  /// Lets nothing happen any more: the stream ends after what was sent.
  public func end() {
    continuation.finish()
  }
}
