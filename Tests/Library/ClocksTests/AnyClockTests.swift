import Clocks
import Testing

@MainActor
@Suite("AnyClock")
struct AnyClockTests {
  @Test("It has the wrapped clock's time, counted from when it was wrapped")
  func now() async {
    let base = TestClock(now: TestClock.Instant(offset: Duration.seconds(100)))
    let clock = AnyClock(base)
    #expect(clock.now.offset == .zero)
    await base.advance(by: .seconds(3))
    #expect(clock.now.offset == .seconds(3))
    #expect(clock.minimumResolution == base.minimumResolution)
  }

  @Test("Its sleeps are sleeps on the wrapped clock", arguments: [false, true])
  func sleep(isUntil: Bool) async {
    let base = TestClock()
    let clock = AnyClock(AnyClock(base))
    await base.advance(by: .seconds(1))
    var hasEnded = false
    let task = Task {
      if isUntil {
        try await clock.sleep(until: clock.now.advanced(by: .seconds(2)))
      } else {
        try await clock.sleep(for: .seconds(2))
      }
      hasEnded = true
    }
    await base.advance(by: .milliseconds(1999))
    #expect(!hasEnded)
    await base.advance(by: .milliseconds(1))
    #expect(hasEnded)
    #expect(await task.result.isSuccess)
  }

  @Test("It wraps the clocks of the standard library")
  func realClock() async throws {
    let clock = AnyClock(ContinuousClock())
    #expect(clock.minimumResolution == ContinuousClock().minimumResolution)
    let start = clock.now
    try await clock.sleep(for: .zero)
    try await clock.sleep(until: start)
    #expect(clock.now >= start)
  }
}
