/// Runs an operation under the dependencies of an object.
///
/// An object that creates another one later, after its own creation is over, hands its dependencies on in this way:
///
/// ```swift
/// func rowTapped(_ row: Row) {
///   detail = withDependencies(from: self) {
///     DetailModel(row: row)
///   }
/// }
/// ```
///
/// The object has dependencies if it has a ``Dependency`` property or was returned by a `withDependencies`. Overrides of the
/// current task go before them.
///
/// - Parameters:
///   - model: The object.
///   - operation: The work to do under its dependencies.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  try withDependencies(
    from: model,
    { _ in },
    operation: operation,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}

/// Runs an operation under the dependencies of an object, with some of them overridden.
///
/// - Parameters:
///   - model: The object; see ``withDependencies(from:operation:fileID:filePath:line:column:)-(_,()->R,_,_,_,_)``.
///   - updateValuesForOperation: Overrides dependencies, starting from those of the object.
///   - operation: The work to do under them.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: What the operation returns.
/// - Throws: What one of the closures throws.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let values = DependencyValues(of: model, at: site)
  return try values.run {
    try withDependencies(updateValuesForOperation, operation: operation)
  }
}

/// Runs an asynchronous operation under the dependencies of an object.
///
/// - Parameters:
///   - model: The object; see ``withDependencies(from:operation:fileID:filePath:line:column:)-(_,()->R,_,_,_,_)``.
///   - isolation: The actor that the operation runs on.
///   - operation: The work to do under its dependencies.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  try await withDependencies(
    from: model,
    isolation: isolation,
    { _ in },
    operation: operation,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}

/// Runs an asynchronous operation under the dependencies of an object, with some of them overridden.
///
/// - Parameters:
///   - model: The object; see ``withDependencies(from:operation:fileID:filePath:line:column:)-(_,()->R,_,_,_,_)``.
///   - isolation: The actor that the operation runs on.
///   - updateValuesForOperation: Overrides dependencies, starting from those of the object.
///   - operation: The work to do under them.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: What the operation returns.
/// - Throws: What one of the closures throws.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let values = DependencyValues(of: model, at: site)
  return try await values.run(isolation: isolation) {
    try await withDependencies(isolation: isolation, updateValuesForOperation, operation: operation)
  }
}

extension DependencyValues {
  /// The dependencies of an object, with the overrides of the current task on top.
  ///
  /// - Parameters:
  ///   - model: The object.
  ///   - site: Where to complain if it has none.
  fileprivate init<Model: AnyObject>(of model: Model, at site: CallSite) {
    if let values = DependencyValues.ofProperties(of: model) ?? DependencyValues.remembered(for: model) {
      self = values.merging(._current)
    } else {
      site.report(DependencyComplaint.noDependencies(in: typeName(Model.self)))
      self = .captured
    }
  }
}
