import Testing

@testable import Clocks

struct PoolThreadTests {
  @Test(
    "A thread is seen to leave its job, whatever the job's priority",
    arguments: [TaskPriority.high, .medium, .low, .background]
  )
  func leaves(priority: TaskPriority) async {
    var isSeen = false
    // Other tests may keep one thread busy or let it idle, but not each that takes a job here.
    for _ in 1...20 where !isSeen {
      // Waiting for the task itself would raise its priority.
      let thread = await withCheckedContinuation { continuation in
        _ = Task.detached(priority: priority) { continuation.resume(returning: PoolThread.current) }
      }
      isSeen = await thread.leavesItsJob()
    }

    #expect(isSeen)
  }
}
