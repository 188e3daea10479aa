import ConcurrencyExtras
import Dispatch
import Testing

@testable import Clocks

@MainActor
@Suite("Where sleepers are")
struct IsolationTests {
  let clock = TestClock()

  @Test(
    "A task on an actor is asleep when its first part has run: it does not leave the actor for that",
    arguments: Way.allCases
  )
  func stays(way: Way) {
    let task = Task.immediate { try await way.sleep(on: clock) }
    #expect(clock.sleepers == 1)
    task.cancel()
  }

  @Test("A sleeper on another actor has reached its next suspension when advance returns")
  func otherActor() async {
    let worker = Worker()
    let task = Task { try await worker.work(clock) }
    await clock.advance(by: .seconds(3))
    #expect(await worker.count == 3)
    #expect(clock.sleepers == 1)
    task.cancel()
  }

  @Test("Sleepers of other priorities are woken in the same order")
  func priorities() async {
    let worker = Worker()
    let priorities: [TaskPriority] = [.background, .high, .low, .medium]
    var tasks: [Task<Void, any Error>] = []
    for priority in priorities {
      tasks.append(Task(priority: priority) { try await worker.sleep(on: clock, as: priority) })
      while clock.sleepers < tasks.count { await Task.yield() }
    }
    await clock.advance(by: .seconds(1))
    #expect(await worker.woken == priorities)
    for task in tasks { #expect(await task.result.isSuccess) }
  }

  @Test("A sleeper whose task prefers an executor is woken as any other")
  func preferredExecutor() async {
    let executor = MainQueue()
    let count = LockIsolated(0)
    let task = Task.detached(executorPreference: executor) { [clock] in
      while true {
        try await clock.sleep(for: .seconds(1))
        count.withValue { $0 += 1 }
      }
    }
    await clock.advance(by: .seconds(3))
    #expect(count.value == 3)
    task.cancel()
  }

  /// How a feature may sleep for a second.
  enum Way: CaseIterable {
    case concrete, existential, generic, until, erased, timer

    @MainActor
    func sleep(on clock: TestClock<Duration>) async throws {
      let anyClock: any Clock<Duration> = clock
      switch self {
      case .concrete: try await clock.sleep(for: .seconds(1))
      case .existential: try await anyClock.sleep(for: .seconds(1))
      case .generic: try await sleepGenerically(on: clock)
      case .until: try await clock.sleep(until: clock.now.advanced(by: .seconds(1)))
      case .erased: try await AnyClock(clock).sleep(for: .seconds(1))
      case .timer: for await _ in anyClock.timer(interval: .seconds(1)).prefix(1) {}
      }
    }

    @MainActor
    private func sleepGenerically(on clock: some Clock<Duration>) async throws {
      try await clock.sleep(for: .seconds(1))
    }
  }
}

private actor Worker {
  private(set) var count = 0
  private(set) var woken: [TaskPriority] = []

  func work(_ clock: TestClock<Duration>) async throws {
    while true {
      try await clock.sleep(for: .seconds(1))
      count += 1
    }
  }

  func sleep(on clock: TestClock<Duration>, as priority: TaskPriority) async throws {
    try await clock.sleep(for: .seconds(1))
    woken.append(priority)
  }
}

/// Runs tasks on the main queue.
private final class MainQueue: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    DispatchQueue.main.async { job.runSynchronously(on: executor) }
  }
}
