import Testing

@testable import Clocks

struct PoolThreadTests {
  @Test(
    "A thread is seen to leave its job, whatever the job's priority",
    arguments: [TaskPriority.high, .medium, .low, .background]
  )
  func leaves(priority: TaskPriority) async {
    // Waiting for the task itself would raise its priority.
    let thread = await withCheckedContinuation { continuation in
      _ = Task.detached(priority: priority) { continuation.resume(returning: PoolThread.current) }
    }

    #expect(await thread.leavesItsJob())
  }
}
