extension DependencyValues {
  /// The dependencies of the current task for somebody who holds on to them, such as a store for its reducers and effects.
  ///
  /// They are a plain value: they can be changed at any time, and what runs under them from then on sees the change. To change a
  /// part of a dependency is no use of it, as little as it is for ``withDependencies(_:operation:)``.
  ///
  /// ```swift
  /// var dependencies = DependencyValues.held { $0.uuid = .incrementing }
  /// dependencies.run { reducer.reduce(into: &state, action: action) }
  /// dependencies.apiClient.fetchUsers = { [] }
  /// ```
  ///
  /// - Parameter updateValues: Overrides dependencies, starting from those of the current task.
  /// - Returns: The dependencies.
  /// - Throws: What the closure throws.
  @_spi(Stores)
  public static func held(
    _ updateValues: (inout DependencyValues) throws -> Void
  ) rethrows -> DependencyValues {
    var values = captured
    values.access = .change
    try updateValues(&values)
    values.access = .change
    return values
  }

  /// Runs an operation under these dependencies.
  ///
  /// - Parameter operation: The work to do under them.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  @_spi(Stores)
  public func run<R>(_ operation: () throws -> R) rethrows -> R {
    let values = forUse
    return try Self.$_current.withValue(values) {
      let result = try operation()
      values.remember(result)
      return result
    }
  }

  /// Runs an asynchronous operation under these dependencies.
  ///
  /// - Parameters:
  ///   - isolation: The actor that the operation runs on.
  ///   - operation: The work to do under them.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  @_spi(Stores)
  public func run<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> R
  ) async rethrows -> R {
    let values = forUse
    return try await Self.$_current.withValue(
      values,
      operation: {
        // A closure is on the actor only if it mentions it; else the task would go to another thread and back.
        _ = isolation
        let result = try await operation()
        values.remember(result)
        return result
      },
      isolation: isolation
    )
  }
}
