extension AsyncStream {
  /// Makes a stream of the elements of another sequence.
  ///
  /// The stream asks for an element when it is asked for one. If the sequence throws, the stream ends.
  ///
  /// - Parameter sequence: The other sequence.
  public init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Element {
    let elements = Elements(of: sequence)
    self.init { try? await elements.next() }
  }

  /// A stream that has no element and ends only when its task is cancelled.
  public static var never: Self {
    Self { _ in }
  }

  /// A stream that has no element and ends at once.
  public static var finished: Self {
    Self { $0.finish() }
  }
}

extension AsyncSequence {
  /// Hides what kind of sequence this is.
  ///
  /// If the sequence throws, the stream ends; ``eraseToThrowingStream()`` keeps the error.
  ///
  /// - Returns: A stream of the elements of this sequence.
  public func eraseToStream() -> AsyncStream<Element> where Self: Sendable {
    AsyncStream(self)
  }
}
