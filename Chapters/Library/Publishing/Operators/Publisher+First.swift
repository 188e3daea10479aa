extension Publisher {
  /// Lets the first value through and finishes.
  ///
  /// - Returns: A publisher of that value. It ends as this one does if that has no value.
  public func first() -> some Publisher<Output, Failure> {
    FirstWhere(upstream: self) { _ in true }
  }

  /// Lets the first value through that fits, and finishes.
  ///
  /// - Parameter predicate: Tells whether a value fits.
  /// - Returns: A publisher of that value. It ends as this one does if that has no such value.
  public func first(where predicate: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
    FirstWhere(upstream: self, predicate: predicate)
  }
}

private struct FirstWhere<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let predicate: (Output) -> Bool

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    upstream.subscribe(Finding(for: subscriber, where: predicate))
  }
}

/// Looks for the first value that fits.
private final class Finding<Input, Failure: Error>: Subscriber, Subscription {
  /// `nil` when the value was found, the upstream has ended or the downstream has cancelled.
  private let state: Guarded<State?>
  private let predicate: (Input) -> Bool

  init(for downstream: some Subscriber<Input, Failure>, where predicate: @escaping (Input) -> Bool) {
    state = Guarded(State(downstream: downstream))
    self.predicate = predicate
  }

  func receive(subscription: any Subscription) {
    let downstream = state.withLock { state in
      guard state?.upstream == nil else { return nil as (any Subscriber<Input, Failure>)? }
      state?.upstream = subscription
      return state?.downstream
    }
    if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard predicate(input) else { return .max(1) }
    guard let state = end() else { return .none }
    state.upstream?.cancel()
    _ = state.downstream.receive(input)
    state.downstream.receive(completion: .finished)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    end()?.downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let upstream = state.withLock { state in
      defer { state?.hasAsked = true }
      return state?.hasAsked == false ? state?.upstream : nil
    }
    upstream?.request(.max(1))
  }

  func cancel() {
    end()?.upstream?.cancel()
  }

  private func end() -> State? {
    state.withLock { $0.take() }
  }

  private struct State {
    let downstream: any Subscriber<Input, Failure>
    var upstream: (any Subscription)?
    var hasAsked = false
  }
}
