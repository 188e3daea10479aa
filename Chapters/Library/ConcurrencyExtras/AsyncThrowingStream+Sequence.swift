extension AsyncThrowingStream where Failure == any Error {
  /// Makes a stream of the elements of another sequence.
  ///
  /// The stream asks for an element when it is asked for one. If the sequence throws, the stream throws the same error.
  ///
  /// - Parameter sequence: The other sequence.
  public init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Element {
    let elements = Elements(of: sequence)
    self.init { try await elements.next() }
  }

  /// A stream that has no element and ends only when its task is cancelled.
  public static var never: Self {
    Self { _ in }
  }

  /// Makes a stream that has no element and ends at once.
  ///
  /// - Parameter error: The error that it ends with, if any.
  /// - Returns: The stream.
  public static func finished(throwing error: Failure? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }
}

extension AsyncSequence {
  /// Hides what kind of sequence this is, and keeps the error that it may end with.
  ///
  /// - Returns: A stream of the elements of this sequence.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> where Self: Sendable {
    AsyncThrowingStream(self)
  }
}
