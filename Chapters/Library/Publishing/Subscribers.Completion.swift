extension Subscribers {
  /// How a publisher ends.
  public enum Completion<Failure: Error> {
    /// All has been said.
    case finished

    /// An error came in between.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
