import Foundation
import Testing

/// Runs tests on threads of their own: they wait for processes, and would hold up all others on the few threads that tasks share.
struct OwnThreadTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(OwnThread(), operation: function)
  }
}

extension Trait where Self == OwnThreadTrait {
  /// For tests that wait for processes.
  static var ownThread: Self { Self() }
}

/// Runs each piece of a task on a thread made for it.
private final class OwnThread: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}
