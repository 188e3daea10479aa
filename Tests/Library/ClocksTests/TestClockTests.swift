import ConcurrencyExtras
import Testing

@testable import Clocks

@MainActor
@Suite("TestClock")
struct TestClockTests {
  let clock = TestClock()

  @Test("Time stands still until it is moved")
  func standsStill() async {
    #expect(clock.now.offset == .zero)
    await clock.advance(by: .seconds(2))
    #expect(clock.now.offset == .seconds(2))
    await clock.advance(to: TestClock.Instant(offset: .seconds(5)))
    #expect(clock.now.offset == .seconds(5))
  }

  @Test("A clock may begin at another time than zero")
  func begin() {
    #expect(TestClock(now: TestClock.Instant(offset: Duration.seconds(7))).now.offset == .seconds(7))
  }

  @Test("Time does not go back", arguments: [Duration.zero, .seconds(-1)])
  func doesNotGoBack(duration: Duration) async {
    await clock.advance(by: .seconds(3))
    await clock.advance(by: duration)
    #expect(clock.now.offset == .seconds(3))
  }

  @Test("A sleep ends when the time is moved to its deadline, not before")
  func deadline() async {
    var hasEnded = false
    let task = Task {
      try await clock.sleep(for: .seconds(2))
      hasEnded = true
    }
    await clock.advance(by: .milliseconds(1999))
    #expect(!hasEnded)
    await clock.advance(by: .milliseconds(1))
    #expect(hasEnded)
    #expect(await task.result.isSuccess)
  }

  @Test("Who is woken sees the time at which the sleep ends, also when the time is moved beyond it")
  func timeOnTheWay() async {
    var times: [Duration] = []
    let tasks = [3, 1, 2].map { seconds in
      Task {
        try await clock.sleep(until: clock.now.advanced(by: .seconds(seconds)))
        times.append(clock.now.offset)
      }
    }
    await clock.advance(by: .seconds(10))
    #expect(times == [.seconds(1), .seconds(2), .seconds(3)])
    #expect(clock.now.offset == .seconds(10))
    for task in tasks { #expect(await task.result.isSuccess) }
  }

  @Test(
    "D1: A sleep whose deadline is not in the future does not wait for the time to move",
    arguments: [Duration.zero, .seconds(-1)],
    [false, true]
  )
  func notInTheFuture(duration: Duration, hasAdvanced: Bool) async {
    if hasAdvanced { await clock.advance(by: .zero) }
    let sleeps: [@MainActor () async throws -> Void] = [
      { try await clock.sleep(for: duration) },
      { try await clock.sleep(until: clock.now.advanced(by: duration)) },
      { try await (clock as any Clock<Duration>).sleep(for: duration) },
    ]
    for sleep in sleeps {
      await #expect(throws: Never.self) { try await sleep() }
    }
    #expect(clock.now.offset == .zero)
    if !hasAdvanced { await clock.advance(by: .zero) }
    #expect(clock.sleepers == 0)
  }

  @Test("D1: A sleep whose deadline is not in the future lets other tasks have their turn")
  func turnOfOthers() async {
    var log: [String] = []
    let task = Task.immediate {
      log.append("falls asleep")
      try await clock.sleep(for: .zero)
      log.append("goes on")
    }
    let other = Task { log.append("other") }
    await other.value
    #expect(await task.result.isSuccess)
    #expect(log == ["falls asleep", "other", "goes on"])
  }

  @Test("D3: What is registered on the way is woken: a sleep of 10 seconds, repeated, ends five times in 50 seconds")
  func onTheWay() async {
    var times: [Duration] = []
    let task = Task {
      while true {
        try await clock.sleep(for: .seconds(10))
        times.append(clock.now.offset)
      }
    }
    await clock.advance(by: .seconds(50))
    #expect(times == [.seconds(10), .seconds(20), .seconds(30), .seconds(40), .seconds(50)])
    task.cancel()
  }

  @Test("D3: Each sleep that ends may begin two others")
  func twoSleepsForEach() async {
    var wakeUps: [Int: Int] = [:]
    func sleep(generation: Int) {
      Task {
        try await clock.sleep(for: .seconds(10))
        wakeUps[generation, default: 0] += 1
        guard generation < 5 else { return }
        sleep(generation: generation + 1)
        sleep(generation: generation + 1)
      }
    }
    sleep(generation: 1)
    await clock.advance(by: .seconds(50))
    #expect(wakeUps == [1: 1, 2: 2, 3: 4, 4: 8, 5: 16])
    #expect(clock.sleepers == 0)
  }

  @Test("A task that goes around by way of others between two sleeps wakes up as often as it should")
  func roundabout() async {
    var count = 0
    let task = Task {
      while true {
        try await clock.sleep(for: .seconds(10))
        count += await elsewhere()
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        Task {
          continuation.yield(await elsewhere())
          continuation.finish()
        }
        for await one in stream { count += one }
      }
    }
    await clock.advance(by: .seconds(50))
    #expect(count == 10)
    task.cancel()
  }

  @Test("Two tasks may move the time at once: it moves to the later point, and each sleep ends once")
  func twoMovers() async {
    var count = 0
    let task = Task {
      while true {
        try await clock.sleep(for: .seconds(1))
        count += 1
      }
    }
    let other = Task { await clock.advance(to: TestClock.Instant(offset: .seconds(3))) }
    await clock.advance(to: TestClock.Instant(offset: .seconds(5)))
    await other.value
    #expect(clock.now.offset == .seconds(5))
    #expect(count == 5)
    task.cancel()
  }

  @Test("The clock can measure")
  func measure() async throws {
    let task = Task { try await clock.measure { try await clock.sleep(for: .seconds(4)) } }
    await clock.advance(by: .seconds(9))
    #expect(try await task.value == .seconds(4))
    #expect(clock.minimumResolution == .zero)
  }
}

extension TestClock {
  /// The number of those who sleep.
  var sleepers: Int { state.withLock { $0.sleeping.entries.count } }
}

extension Result {
  var isSuccess: Bool { (try? get()) != nil }
}

/// A step on another thread.
@concurrent
func elsewhere() async -> Int { 1 }
