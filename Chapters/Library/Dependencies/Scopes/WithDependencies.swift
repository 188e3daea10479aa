/// Runs an operation under other dependencies.
///
/// ```swift
/// let model = withDependencies {
///   $0.date.now = Date(timeIntervalSince1970: 0)
///   $0.uuid = .incrementing
/// } operation: {
///   FeatureModel()
/// }
/// ```
///
/// The overrides hold for everything that the operation calls, and for the tasks it starts. An object that is created in the
/// operation keeps them in its ``Dependency`` properties.
///
/// To override a dependency does not use it: a default that would complain is not asked, and where only a part of it is
/// overridden (`$0.apiClient.fetchUsers = { [] }`) it does not complain.
///
/// - Parameters:
///   - updateValuesForOperation: Overrides dependencies, starting from those of the current task.
///   - operation: The work to do under them.
/// - Returns: What the operation returns.
/// - Throws: What one of the closures throws.
@discardableResult
public func withDependencies<R>(
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  try DependencyValues.held(updateValuesForOperation).run(operation)
}

/// Runs an asynchronous operation under other dependencies.
///
/// ```swift
/// try await withDependencies {
///   $0.continuousClock = ImmediateClock()
/// } operation: {
///   try await model.load()
/// }
/// ```
///
/// The overrides hold for everything that the operation calls, and for the tasks it starts.
///
/// - Parameters:
///   - isolation: The actor that the operation runs on.
///   - updateValuesForOperation: Overrides dependencies, starting from those of the current task.
///   - operation: The work to do under them.
/// - Returns: What the operation returns.
/// - Throws: What one of the closures throws.
@discardableResult
public func withDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  var values = DependencyValues.held { _ in }
  try await updateValuesForOperation(&values)
  return try await values.run(isolation: isolation, operation)
}
