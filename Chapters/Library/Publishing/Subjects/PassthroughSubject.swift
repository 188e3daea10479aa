/// A subject that hands each value to those who are subscribed at that moment, and keeps none.
///
/// A value that a subscriber has not asked for is lost to it. After the completion nothing more is handed on; whoever
/// subscribes then is told of the completion at once.
///
/// Several threads may send, subscribe and cancel at a time. Each subscriber gets the values in the order in which they were
/// sent. If another thread is delivering to it, that one delivers this value too, and `send` may return before.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Guarded(Audience<Output, Failure>())

  /// Creates a subject.
  public init() {}

  /// Hands a value to the subscribers.
  ///
  /// - Parameter value: The value.
  public func send(_ value: Output) {
    for outlet in audience.withLock({ $0.enqueue(value) }) { outlet.deliver() }
  }

  /// Ends the subject; a second time has no effect.
  ///
  /// - Parameter completion: How it ends.
  public func send(completion: Subscribers.Completion<Failure>) {
    for outlet in audience.withLock({ $0.end(with: completion) }) { outlet.deliver() }
  }

  /// Takes a subscriber in.
  ///
  /// - Parameter subscriber: Who is told of the subscription, the values and the completion.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(to: subscriber, memory: .none) { [weak audience] outlet in
      audience?.withLock { $0.remove(outlet) }
    }
    audience.withLock { $0.add(outlet) }
    outlet.open()
  }
}

// Its only property is sendable whatever the output is; the values themselves go from thread to thread.
extension PassthroughSubject: Sendable where Output: Sendable {}
