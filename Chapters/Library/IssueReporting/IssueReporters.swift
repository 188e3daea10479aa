/// The reporters that take the issues of the current task.
public enum IssueReporters {
  /// The reporters of the current task: the default one, unless ``withIssueReporters(_:operation:)`` gave others.
  public static var current: [any IssueReporter] { override ?? [.default] }

  @TaskLocal static var override: [any IssueReporter]?
}

/// Runs an operation whose issues go to other reporters.
///
/// - Parameters:
///   - reporters: Who takes the issues; nobody, if the list is empty.
///   - operation: The work whose issues they take.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
public func withIssueReporters<Result>(
  _ reporters: [any IssueReporter],
  operation: () throws -> Result
) rethrows -> Result {
  try IssueReporters.$override.withValue(reporters, operation: operation)
}

/// Runs an asynchronous operation whose issues go to other reporters.
///
/// - Parameters:
///   - reporters: Who takes the issues; nobody, if the list is empty.
///   - isolation: The actor that the operation runs on.
///   - operation: The work whose issues they take.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
public func withIssueReporters<Result>(
  _ reporters: [any IssueReporter],
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await IssueReporters.$override.withValue(reporters, operation: operation, isolation: isolation)
}
