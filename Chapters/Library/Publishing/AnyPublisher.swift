/// A publisher that hides what it is made of.
///
/// A model offers one in place of its subject, so that nobody but the model sends:
///
/// ```swift
/// private let subject = PassthroughSubject<Int, Never>()
/// var numbers: AnyPublisher<Int, Never> { subject.eraseToAnyPublisher() }
/// ```
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let base: any Publisher<Output, Failure>

  /// Wraps a publisher.
  ///
  /// - Parameter publisher: What to hide.
  public init(_ publisher: some Publisher<Output, Failure>) {
    base = (publisher as? Self)?.base ?? publisher
  }

  /// Takes a subscriber in.
  ///
  /// - Parameter subscriber: Who is told of the subscription, the values and the completion.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    base.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Hides what the publisher is made of.
  ///
  /// - Returns: A publisher of the same values.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}
