import Synchronization

/// A task that sleeps on a test clock, as the one who wakes it sees it.
final class Sleeper: Sendable {
  private enum Phase {
    case asleep
    case awaited(CheckedContinuation<PoolThread, Never>)
    case awake(PoolThread)
  }

  private let isolation: (any Actor)?
  private let prefersExecutor = withUnsafeCurrentTask { $0?.unownedTaskExecutor != nil }
  private let phase = Mutex(Phase.asleep)

  /// Notes what the current task runs on.
  ///
  /// - Parameter isolation: The actor that the task is on.
  init(isolation: (any Actor)?) {
    self.isolation = isolation
  }

  /// Tells that the task runs again; the task itself does so, as the last thing before it goes on with its own work.
  func wakeUp() {
    let thread = PoolThread.current
    let last = phase.withLock { phase in
      defer { phase = .awake(thread) }
      return phase
    }
    if case .awaited(let continuation) = last { continuation.resume(returning: thread) }
  }

  /// Waits until the task, which has been woken, has run up to its next suspension.
  ///
  /// An actor lets nobody in while the task runs there: whoever is on the actor after the task has woken up knows that it has
  /// reached its next suspension. Without an actor the same holds for the thread that the task runs on.
  nonisolated(nonsending) func reachesNextSuspension() async {
    let thread = await wakesUp()
    if let isolation {
      await visit(isolation)
    } else if !prefersExecutor {
      await thread.leavesItsJob()
    }
  }

  private nonisolated(nonsending) func wakesUp() async -> PoolThread {
    await withCheckedContinuation { continuation in
      let thread: PoolThread? = phase.withLock { phase in
        if case .awake(let thread) = phase { return thread }
        phase = .awaited(continuation)
        return nil
      }
      if let thread { continuation.resume(returning: thread) }
    }
  }
}
