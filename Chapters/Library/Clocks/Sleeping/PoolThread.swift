import Foundation

/// One of the threads that run the tasks that are on no actor, and bring the others from one actor to the next.
///
/// A thread runs one job at a time: once it runs a job that was added later, it has left the earlier one.
struct PoolThread: Hashable, Sendable {
  private let id: ObjectIdentifier

  /// The thread that this runs on.
  static var current: Self { Self(id: ObjectIdentifier(Thread.current)) }

  /// Waits until the thread is through with the job that it has.
  ///
  /// This gives up after 10,000 times two new jobs, for example when the thread is blocked, or has ended for want of work.
  nonisolated(nonsending) func leavesItsJob() async {
    for _ in 1...10_000 where self != .current {
      if await Self.ofNewJobs(2).contains(self) { return }
    }
  }

  /// Waits until the threads are through with the jobs that they have.
  ///
  /// This gives up after 200 times a few new jobs: a thread may have a long job that is nobody's business here. On a machine
  /// with more than four cores it makes do with four of the threads.
  static nonisolated(nonsending) func allLeaveTheirJobs() async {
    let count = min(ProcessInfo.processInfo.activeProcessorCount, 4)
    var threads: Set<Self> = []
    for _ in 1...200 where threads.count < count {
      threads.formUnion(await ofNewJobs(2 * count))
    }
  }

  /// The threads that take some jobs that are added now.
  private static nonisolated(nonsending) func ofNewJobs(_ count: Int) async -> [Self] {
    let jobs = (1...count).map { _ in Task.detached { current } }
    var threads: [Self] = []
    for job in jobs { threads.append(await job.value) }
    return threads
  }
}
