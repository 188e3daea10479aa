extension Publisher {
  /// Subscribes, and calls closures for the values and for the end.
  ///
  /// The closures are called on the thread on which something is sent, never two at a time. Closures that are written on an
  /// actor may use what belongs to it; so what is sent to them must be sent on that actor, which is checked whenever one is
  /// called. Pass `nil` for `isolation` if they use nothing of the actor's, and values may come from anywhere.
  ///
  /// - Parameters:
  ///   - isolation: The actor on which the closures are to be called, by default the one on which you subscribe.
  ///   - receiveCompletion: What to do at the end.
  ///   - receiveValue: What to do with each value.
  /// - Returns: What keeps the subscription alive, and ends it when it is cancelled or released.
  public func sink(
    isolation: (any Actor)? = #isolation,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Sink(isolation: isolation, receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Subscribes, and calls a closure for the values.
  ///
  /// The closure is called on the thread on which something is sent, never twice at a time. A closure that is written on an
  /// actor may use what belongs to it; so what is sent to it must be sent on that actor, which is checked whenever it is
  /// called. Pass `nil` for `isolation` if it uses nothing of the actor's, and values may come from anywhere.
  ///
  /// - Parameters:
  ///   - isolation: The actor on which the closure is to be called, by default the one on which you subscribe.
  ///   - receiveValue: What to do with each value.
  /// - Returns: What keeps the subscription alive, and ends it when it is cancelled or released.
  public func sink(
    isolation: (any Actor)? = #isolation,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    sink(isolation: isolation, receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}

/// Calls closures.
///
/// It is sendable, so that it can be cancelled anywhere, though the closures are not: publishers call one at a time, and on
/// the actor to which they belong if there is one.
private final class Sink<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
  /// `nil` when the publisher has ended or this was cancelled.
  private let state: Guarded<State?>
  private let isolation: (any Actor)?

  init(
    isolation: (any Actor)?,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Input) -> Void
  ) {
    state = Guarded(State(receiveCompletion: receiveCompletion, receiveValue: receiveValue))
    self.isolation = isolation
  }

  func receive(subscription: any Subscription) {
    let isWanted = state.withLock { state in
      guard state != nil, state?.subscription == nil else { return false }
      state?.subscription = subscription
      return true
    }
    if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if let receiveValue = state.withLock({ $0?.receiveValue }) {
      checkIsolation()
      receiveValue(input)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if let state = end() {
      checkIsolation()
      state.receiveCompletion(completion)
    }
  }

  func cancel() {
    end()?.subscription?.cancel()
  }

  private func end() -> State? {
    state.withLock { $0.take() }
  }

  private func checkIsolation() {
    isolation?.preconditionIsolated(
      """
      A publisher called a sink off the actor on which the sink was made. Send on that actor, or pass 'isolation: nil' to \
      'sink' if its closures use nothing of the actor's.
      """
    )
  }

  private struct State {
    let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
    let receiveValue: (Input) -> Void
    var subscription: (any Subscription)?
  }
}
