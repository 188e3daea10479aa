/// Who receives a publisher's values.
public protocol Subscriber<Input, Failure> {
  /// The type of the values.
  associatedtype Input

  /// The type of the errors with which the publisher may end.
  associatedtype Failure: Error

  /// Receives the subscription, before anything else.
  ///
  /// No value comes before the subscriber has asked for some with ``Subscription/request(_:)``.
  ///
  /// - Parameter subscription: The connection to the publisher, to be kept for as long as values are wanted.
  func receive(subscription: any Subscription)

  /// Receives a value.
  ///
  /// - Parameter input: The value.
  /// - Returns: How many values more are wanted, beside those that were asked for already.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Receives the end; nothing comes after it.
  ///
  /// - Parameter completion: How the publisher ended.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// What belongs to subscribers.
public enum Subscribers {}
