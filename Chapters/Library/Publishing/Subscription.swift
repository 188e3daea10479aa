/// The connection of one subscriber to a publisher.
///
/// It lasts until the publisher ends or the subscriber cancels.
public protocol Subscription: Cancellable {
  /// Asks for values, beside those that were asked for before.
  ///
  /// - Parameter demand: How many.
  func request(_ demand: Subscribers.Demand)
}
