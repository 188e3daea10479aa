import Foundation
import Synchronization

/// One of the threads that run the tasks that are on no actor, and bring the others from one actor to the next.
///
/// A thread runs one job at a time: once it runs a job that was added later, it has left the earlier one.
struct PoolThread: Hashable, Sendable {
  private let id: ObjectIdentifier
  /// Linux has threads of their own for each priority.
  private let priority: TaskPriority

  /// The thread that this runs on.
  static var current: Self { Self(id: ObjectIdentifier(Thread.current), priority: Task.currentPriority) }

  static func == (first: Self, second: Self) -> Bool { first.id == second.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// Waits until the thread is through with the job that it has.
  ///
  /// This gives up after 1,000 times two new jobs, for example when the thread is blocked, or idle while others take the jobs.
  ///
  /// - Returns: Whether the thread has been seen with another job.
  @discardableResult
  nonisolated(nonsending) func leavesItsJob() async -> Bool {
    for _ in 1...1_000 where self != .current {
      if await Self.ofNewJobs(2, priority: priority).contains(self) { return true }
    }
    return self == .current
  }

  /// Waits until the threads are through with the jobs that they have.
  ///
  /// This gives up after 200 times a few new jobs: a thread may have a long job that is nobody's business here. On a machine
  /// with more than four cores it makes do with four of the threads.
  static nonisolated(nonsending) func allLeaveTheirJobs() async {
    var threads: Set<Self> = []
    for _ in 1...200 where threads.count < awaited {
      threads.formUnion(await ofNewJobs(2 * awaited, priority: Task.currentPriority))
    }
  }

  /// How many threads are waited for.
  ///
  /// It is kept because to ask the system takes as long as a turn of all tasks.
  private static let awaited = min(ProcessInfo.processInfo.activeProcessorCount, 4)

  /// The threads that take some jobs that are added now, with a priority.
  private static nonisolated(nonsending) func ofNewJobs(_ count: Int, priority: TaskPriority) async -> [Self] {
    let list = ThreadList()
    return await withCheckedContinuation { continuation in
      // Waiting for the tasks themselves would raise their priority, and so bring them to other threads.
      for _ in 1...count {
        Task.detached(priority: priority) {
          let threads = list.add(current)
          // To wake who waits takes longer than all the jobs: the last one does so, and no other.
          if threads.count == count { continuation.resume(returning: threads) }
        }
      }
    }
  }
}

/// Threads, in the order in which they come.
private final class ThreadList: Sendable {
  private let threads = Mutex<[PoolThread]>([])

  /// Adds one, and tells all that have come until now.
  func add(_ thread: PoolThread) -> [PoolThread] {
    threads.withLock { threads in
      threads.append(thread)
      return threads
    }
  }
}
