extension Publisher {
  /// Turns each value into another.
  ///
  /// - Parameter transform: Makes the new value.
  /// - Returns: A publisher of the new values, which ends as this one does.
  public func map<T>(_ transform: @escaping (Output) -> T) -> some Publisher<T, Failure> {
    Mapped(upstream: self, transform: transform)
  }
}

private struct Mapped<Upstream: Publisher, Output>: Publisher {
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let transform: (Upstream.Output) -> Output

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    upstream.subscribe(Mapping(downstream: subscriber, transform: transform))
  }
}

private struct Mapping<Input, Downstream: Subscriber>: Subscriber {
  let downstream: Downstream
  let transform: (Input) -> Downstream.Input

  func receive(subscription: any Subscription) {
    downstream.receive(subscription: subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    downstream.receive(transform(input))
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    downstream.receive(completion: completion)
  }
}
