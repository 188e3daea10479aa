import Testing

@testable import Clocks

@MainActor
@Suite("TestClock, cancellation")
struct TestClockCancellationTests {
  let clock = TestClock()

  @Test("A cancelled sleep throws a CancellationError at once and leaves nothing behind")
  func cancel() async {
    let task = Task.immediate { try await clock.sleep(for: .seconds(1)) }
    #expect(clock.sleepers == 1)
    task.cancel()
    #expect(clock.sleepers == 0)
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("A sleep in a task that is cancelled already throws a CancellationError", arguments: [1, 0, -1])
  func cancelledBefore(seconds: Int) async {
    let task = Task { try await clock.sleep(for: .seconds(seconds)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleepers == 0)
  }

  @Test("Of two sleeps that end at one instant, the first may cancel the second")
  func cancelAtOneInstant() async {
    let sleeps = Sleeps()
    let first = Task.immediate {
      try await clock.sleep(for: .seconds(1))
      sleeps.second?.cancel()
    }
    sleeps.second = Task.immediate { try await clock.sleep(for: .seconds(1)) }
    await clock.advance(by: .seconds(1))
    #expect(await first.result.isSuccess)
    await #expect(throws: CancellationError.self) { try await sleeps.second?.value }
  }

  @Test("Cancelling one of many sleeps lets the others end")
  func cancelOneOfMany() async {
    var ended: [Int] = []
    let tasks = (0..<5).map { number in
      Task.immediate {
        try await clock.sleep(for: .seconds(1))
        ended.append(number)
      }
    }
    tasks[2].cancel()
    await clock.advance(by: .seconds(1))
    #expect(ended == [0, 1, 3, 4])
  }

  @Test("A cancelled test may still move the time")
  func cancelledMover() async {
    var hasEnded = false
    let sleeper = Task.immediate {
      try await clock.sleep(for: .seconds(1))
      hasEnded = true
    }
    let mover = Task { await clock.advance(by: .seconds(1)) }
    mover.cancel()
    await mover.value
    #expect(hasEnded)
    #expect(await sleeper.result.isSuccess)
  }
}

@MainActor
private final class Sleeps {
  var second: Task<Void, any Error>?
}
