extension Task where Failure == Never {
  /// Waits until the current task is cancelled, in the place of a value.
  ///
  /// Give it to a dependency whose answer must never come:
  ///
  /// ```swift
  /// let fetch: @Sendable () async throws -> Fact = { try await Task.never() }
  /// ```
  ///
  /// - Returns: Never anything.
  /// - Throws: `CancellationError` as soon as the current task is cancelled.
  public static func never() async throws -> Success {
    for await success in AsyncStream<Success>.never { return success }
    throw _Concurrency.CancellationError()
  }
}

extension Task where Success == Never, Failure == Never {
  /// Waits until the current task is cancelled.
  ///
  /// - Throws: `CancellationError` as soon as the current task is cancelled.
  public static func never() async throws {
    for await _ in AsyncStream<Never>.never {}
    throw _Concurrency.CancellationError()
  }
}
