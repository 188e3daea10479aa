/// A source of values over time that ends, if it ever does, with one completion.
///
/// A subscriber is told of its subscription first, then of as many values as it has asked for, and at last of the
/// completion. Nothing comes after the completion, and nothing after the subscriber has cancelled.
///
/// ```swift
/// let names = PassthroughSubject<String, Never>()
/// let cancellable = names
///   .filter { !$0.isEmpty }
///   .map { $0.uppercased() }
///   .sink { print($0) }
/// names.send("kim")  // KIM
/// cancellable.cancel()
/// ```
///
/// The publishers of this module call their subscribers on the thread on which something is sent, before `send` returns, and
/// never two at a time. They hold no lock meanwhile: a subscriber may send, subscribe and cancel.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output

  /// The type of the errors with which the publisher may end; `Never` if it ends with none.
  associatedtype Failure: Error

  /// Takes a subscriber in.
  ///
  /// - Parameter subscriber: Who is told of the subscription, the values and the completion.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Begins to hand values to a subscriber.
  ///
  /// - Parameter subscriber: Who is told of the subscription, the values and the completion.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}
