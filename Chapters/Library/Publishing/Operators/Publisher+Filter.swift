extension Publisher {
  /// Lets through only some of the values.
  ///
  /// - Parameter isIncluded: Tells which.
  /// - Returns: A publisher of those, which ends as this one does.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
    Filtered(upstream: self, isIncluded: isIncluded)
  }
}

private struct Filtered<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let isIncluded: (Output) -> Bool

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    upstream.subscribe(Filtering(downstream: subscriber, isIncluded: isIncluded))
  }
}

private struct Filtering<Downstream: Subscriber>: Subscriber {
  let downstream: Downstream
  let isIncluded: (Downstream.Input) -> Bool

  func receive(subscription: any Subscription) {
    downstream.receive(subscription: subscription)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    // The downstream has asked for a value and got none: it still wants one.
    isIncluded(input) ? downstream.receive(input) : .max(1)
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    downstream.receive(completion: completion)
  }
}
