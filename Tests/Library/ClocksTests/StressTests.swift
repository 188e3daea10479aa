import ConcurrencyExtras
import Foundation
import Testing

@testable import Clocks

@Suite(
  "TestClock, 1,000 times with busy cores",
  .serialized,
  .enabled(if: ProcessInfo.processInfo.environment["WORKBOOK_STRESS"] != nil, ".ci/stress runs it")
)
struct StressTests {
  @Test("The verdict is the same each time", arguments: Scenario.allCases)
  func verdict(scenario: Scenario) async {
    let failures = LockIsolated(0)
    await withBusyCores {
      await withTaskGroup { group in
        for _ in 1...100 {
          group.addTask {
            for _ in 1...10 where await !scenario.passes() { failures.withValue { $0 += 1 } }
          }
        }
      }
    }
    #expect(failures.value == 0)
  }

  /// Who sleeps where, and who moves the time.
  enum Scenario: CaseIterable {
    case sleepsOnMainActor, timersOnMainActor, sleepsOnOtherActor
    case sleepsOnNoActor, oneSleepOnNoActor, movedByTaskOnNoActor, sleepsOnMainActorMovedByTaskOnNoActor
    case stepsOnOtherThreads

    func passes() async -> Bool {
      switch self {
      case .sleepsOnMainActor: await Self.sleepsOnMainActor()
      case .timersOnMainActor: await Self.timersOnMainActor()
      case .sleepsOnOtherActor: await Self.sleepsOnOtherActor()
      case .sleepsOnNoActor: await Self.sleepsOnNoActor()
      case .oneSleepOnNoActor: await Self.oneSleepOnNoActor()
      case .movedByTaskOnNoActor: await Self.movedByTaskOnNoActor()
      case .sleepsOnMainActorMovedByTaskOnNoActor: await Self.sleepsOnMainActorMovedByTaskOnNoActor()
      case .stepsOnOtherThreads: await Self.stepsOnOtherThreads()
      }
    }
  }
}

// MARK: - Scenarios

extension StressTests.Scenario {
  @MainActor
  private static func sleepsOnMainActor() async -> Bool {
    let clock = TestClock()
    var count = 0
    let task = Task {
      while true {
        try await clock.sleep(for: .seconds(10))
        count += 1
      }
    }
    defer { task.cancel() }
    await clock.advance(by: .seconds(50))
    return count == 5
  }

  @MainActor
  private static func timersOnMainActor() async -> Bool {
    for order in TestClockOrderTests.Order.allCases {
      for way in TestClockOrderTests.Way.allCases {
        let clock = TestClock()
        var ticks: [Int] = []
        let tasks = order.seconds.map { seconds in
          Task {
            for await _ in clock.timer(interval: .seconds(seconds)) {
              ticks.append(seconds)
              if clock.now.offset >= .seconds(6) { return }
            }
          }
        }
        await way.move(clock)
        for task in tasks { task.cancel() }
        guard ticks == [2, 3, 2, 3, 2] else { return false }
      }
    }
    return true
  }

  @MainActor
  private static func sleepsOnOtherActor() async -> Bool {
    let clock = TestClock()
    let counter = Counter()
    let task = Task { try await counter.count(on: clock) }
    defer { task.cancel() }
    await clock.advance(by: .seconds(50))
    return await counter.value == 5
  }

  @MainActor
  private static func sleepsOnNoActor() async -> Bool {
    let clock = TestClock()
    let count = LockIsolated(0)
    let task = Task.detached { try await counts(count, on: clock) }
    defer { task.cancel() }
    await clock.advance(by: .seconds(50))
    return count.value == 5
  }

  @concurrent
  private static func oneSleepOnNoActor() async -> Bool {
    let clock = TestClock()
    let hasEnded = LockIsolated(false)
    let task = Task {
      try await clock.sleep(for: .seconds(10))
      hasEnded.setValue(true)
    }
    defer { task.cancel() }
    await clock.advance(by: .seconds(10))
    return hasEnded.value
  }

  @concurrent
  private static func movedByTaskOnNoActor() async -> Bool {
    let clock = TestClock()
    let count = LockIsolated(0)
    let task = Task { try await counts(count, on: clock) }
    defer { task.cancel() }
    await clock.advance(by: .seconds(50))
    return count.value == 5
  }

  @concurrent
  private static func sleepsOnMainActorMovedByTaskOnNoActor() async -> Bool {
    let clock = TestClock()
    let count = LockIsolated(0)
    let task = Task { @MainActor in
      while true {
        try await clock.sleep(for: .seconds(10))
        count.withValue { $0 += 1 }
      }
    }
    defer { task.cancel() }
    await clock.advance(by: .seconds(50))
    return count.value == 5
  }

  @MainActor
  private static func stepsOnOtherThreads() async -> Bool {
    let clock = TestClock()
    var count = 0
    let task = Task {
      count += await elsewhere()
      while true {
        try await clock.sleep(for: .seconds(10))
        count += await elsewhere()
      }
    }
    defer { task.cancel() }
    await clock.advance(by: .seconds(50))
    return count == 6
  }
}

// MARK: - Fixtures

private actor Counter {
  private(set) var value = 0

  func count(on clock: TestClock<Duration>) async throws {
    while true {
      try await clock.sleep(for: .seconds(10))
      value += 1
    }
  }
}

@concurrent
private func counts(_ count: LockIsolated<Int>, on clock: TestClock<Duration>) async throws {
  while true {
    try await clock.sleep(for: .seconds(10))
    count.withValue { $0 += 1 }
  }
}

/// Runs code while other threads keep every core busy.
private func withBusyCores(_ body: () async -> Void) async {
  let isOver = LockIsolated(false)
  for _ in 1...ProcessInfo.processInfo.activeProcessorCount + 1 {
    Thread.detachNewThread { while !isOver.value {} }
  }
  await body()
  isOver.setValue(true)
}
