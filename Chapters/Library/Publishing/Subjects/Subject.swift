/// A publisher to which values are handed from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Hands a value to the subscribers.
  ///
  /// - Parameter value: The value.
  func send(_ value: Output)

  /// Ends the subject.
  ///
  /// - Parameter completion: How it ends.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Tells the subscribers that something happened, where there is nothing more to say.
  public func send() {
    send(())
  }
}
