/// A publisher of one value that finishes right after it.
public struct Just<Output>: Publisher {
  /// It never fails.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Creates a publisher.
  ///
  /// - Parameter output: The value.
  public init(_ output: Output) {
    self.output = output
  }

  /// Takes a subscriber in.
  ///
  /// - Parameter subscriber: Who is told of the subscription, the value and the completion.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: OneDelivery(of: output, to: subscriber))
  }
}

extension Just: Sendable where Output: Sendable {}

private final class OneDelivery<Output>: Subscription {
  private struct State {
    var downstream: (any Subscriber<Output, Never>)?
    var hasBegun = false
  }

  private let output: Output
  private let state: Guarded<State>

  init(of output: Output, to downstream: some Subscriber<Output, Never>) {
    self.output = output
    state = Guarded(State(downstream: downstream))
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let downstream = state.withLock { state in
      defer { state.hasBegun = true }
      return state.hasBegun ? nil : state.downstream
    }
    guard let downstream else { return }
    _ = downstream.receive(output)
    takeDownstream()?.receive(completion: .finished)
  }

  func cancel() {
    _ = takeDownstream()
  }

  private func takeDownstream() -> (any Subscriber<Output, Never>)? {
    state.withLock { $0.downstream.take() }
  }
}
