import Dependencies

extension TestStore {
  /// The dependencies of the feature, which a test may change between two steps.
  ///
  /// ```swift
  /// store.dependencies.apiClient.fetch = { throw Refusal() }
  /// await store.send(.refreshButtonTapped)
  /// ```
  ///
  /// An effect keeps those that were there when its action was sent.
  public var dependencies: DependencyValues {
    get { core.dependencies }
    set { core.dependencies = newValue }
  }

  /// Runs some steps with other dependencies of the feature.
  ///
  /// - Parameters:
  ///   - updateValuesForOperation: Overrides dependencies, starting from those that the feature has.
  ///   - operation: The steps.
  /// - Returns: What the steps return.
  /// - Throws: What one of the closures throws.
  @discardableResult
  public func withDependencies<R>(
    _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
    operation: () throws -> R
  ) rethrows -> R {
    let before = dependencies
    defer { dependencies = before }
    try updateValuesForOperation(&dependencies)
    return try operation()
  }

  /// Runs some steps with other dependencies of the feature.
  ///
  /// ```swift
  /// await store.withDependencies {
  ///   $0.date.now = Date(timeIntervalSince1970: 0)
  /// } operation: {
  ///   await store.send(.saveButtonTapped) { $0.savedAt = Date(timeIntervalSince1970: 0) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - updateValuesForOperation: Overrides dependencies, starting from those that the feature has.
  ///   - operation: The steps.
  /// - Returns: What the steps return.
  /// - Throws: What one of the closures throws.
  @discardableResult
  public func withDependencies<R>(
    _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
    operation: @MainActor () async throws -> R
  ) async rethrows -> R {
    let before = dependencies
    defer { dependencies = before }
    var values = before
    try await updateValuesForOperation(&values)
    dependencies = values
    return try await operation()
  }
}
