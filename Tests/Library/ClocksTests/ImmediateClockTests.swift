import Clocks
import Testing

@MainActor
@Suite("ImmediateClock")
struct ImmediateClockTests {
  @Test("A sleep ends at once, and the time jumps to its end")
  func sleep() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(10))
    #expect(clock.now.offset == .seconds(10))
    try await clock.sleep(until: clock.now.advanced(by: .seconds(5)))
    #expect(clock.now.offset == .seconds(15))
    #expect(try await clock.measure { try await clock.sleep(for: .seconds(2)) } == .seconds(2))
    #expect(clock.minimumResolution == .zero)
  }

  @Test("Time does not go back")
  func notBack() async throws {
    let clock = ImmediateClock(now: ImmediateClock.Instant(offset: Duration.seconds(7)))
    try await clock.sleep(for: .seconds(-1))
    try await clock.sleep(until: ImmediateClock.Instant(offset: .zero))
    #expect(clock.now.offset == .seconds(7))
  }

  @Test("A sleep in a cancelled task throws a CancellationError, and the time stays")
  func cancelled() async {
    let clock = ImmediateClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.now.offset == .zero)
  }

  @Test("A timer without end lets others have their turn, and ends when its task is cancelled")
  func endlessTimer() async {
    let clock: any Clock<Duration> = .immediate
    var ticks = 0
    let timer = Task { for await _ in clock.timer(interval: .seconds(1)) { ticks += 1 } }
    let other = Task { timer.cancel() }
    await other.value
    await timer.value
    #expect(ticks <= 1)
  }
}
