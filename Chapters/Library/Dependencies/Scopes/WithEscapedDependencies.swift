/// Takes the dependencies of the current task along into closures that run later.
///
/// Tasks take them along by themselves; dispatch queues, delegates and callbacks do not.
///
/// ```swift
/// withEscapedDependencies { dependencies in
///   DispatchQueue.main.async {
///     dependencies.yield {
///       model.refresh()
///     }
///   }
/// }
/// ```
///
/// - Parameter operation: Creates the closures. It is given what holds the dependencies.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
public func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

/// Takes the dependencies of the current task along into closures that run later.
///
/// - Parameters:
///   - isolation: The actor that the operation runs on.
///   - operation: Creates the closures. It is given what holds the dependencies.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// Dependencies on their way into closures that run later; ``withEscapedDependencies(_:)-(_)`` gives one.
  public struct Continuation: Sendable {
    private let values = DependencyValues.captured

    /// Runs an operation under the dependencies that were taken along.
    ///
    /// - Parameter operation: The work to do.
    /// - Returns: What the operation returns.
    /// - Throws: What the operation throws.
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try values.run(operation)
    }

    /// Runs an asynchronous operation under the dependencies that were taken along.
    ///
    /// - Parameters:
    ///   - isolation: The actor that the operation runs on.
    ///   - operation: The work to do.
    /// - Returns: What the operation returns.
    /// - Throws: What the operation throws.
    public func yield<R>(
      isolation: isolated (any Actor)? = #isolation,
      _ operation: () async throws -> R
    ) async rethrows -> R {
      try await values.run(isolation: isolation, operation)
    }
  }
}
