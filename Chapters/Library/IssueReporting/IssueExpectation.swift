import Synchronization

/// The issues that a `withExpectedIssue` waits for.
final class IssueExpectation: Sendable {
  /// The innermost expectation of the current task.
  @TaskLocal static var current: IssueExpectation?

  private let fulfilled = Mutex(false)

  /// Notes that an issue came.
  func fulfill() { fulfilled.withLock { $0 = true } }

  /// Whether an issue came.
  var isFulfilled: Bool { fulfilled.withLock(\.self) }
}
