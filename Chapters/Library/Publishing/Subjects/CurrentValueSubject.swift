/// A subject that has a value at any time, and hands it to whoever subscribes.
///
/// A subscriber that asks for nothing for a while gets the latest value when it asks again. After the completion the value
/// stays what it is; whoever subscribes then is told of the completion at once, and of no value.
///
/// Several threads may send, subscribe and cancel at a time. Each subscriber gets the values in the order in which they were
/// sent. If another thread is delivering to it, that one delivers this value too, and `send` may return before.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private struct State {
    var value: Output
    var audience = Audience<Output, Failure>()
  }

  private let state: Guarded<State>

  /// Creates a subject.
  ///
  /// - Parameter value: The first value.
  public init(_ value: Output) {
    state = Guarded(State(value: value))
  }

  /// The value that was sent last; to set it is to send.
  public var value: Output {
    get { state.withLock { $0.value } }
    set { send(newValue) }
  }

  /// Takes a new value and hands it to the subscribers.
  ///
  /// - Parameter value: The value.
  public func send(_ value: Output) {
    var old = value
    let outlets: [Outlet<Output, Failure>] = state.withLock { state in
      guard !state.audience.hasEnded else { return [] }
      swap(&state.value, &old)
      return state.audience.enqueue(value)
    }
    for outlet in outlets { outlet.deliver() }
  }

  /// Ends the subject; a second time has no effect.
  ///
  /// - Parameter completion: How it ends.
  public func send(completion: Subscribers.Completion<Failure>) {
    for outlet in state.withLock({ $0.audience.end(with: completion) }) { outlet.deliver() }
  }

  /// Takes a subscriber in.
  ///
  /// - Parameter subscriber: Who is told of the subscription, the values and the completion.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let outlet = state.withLock { [weak guarded = state] state in
      let latest = state.audience.hasEnded ? nil : state.value
      let outlet = Outlet(to: subscriber, memory: .latest(latest)) { outlet in
        guarded?.withLock { $0.audience.remove(outlet) }
      }
      state.audience.add(outlet)
      return outlet
    }
    outlet.open()
  }
}

// Its only property is sendable whatever the output is; the values themselves go from thread to thread.
extension CurrentValueSubject: Sendable where Output: Sendable {}
