import Testing

@testable import Clocks

@MainActor
@Suite("clock.timer(interval:)")
struct TimerTests {
  let clock = TestClock()

  @Test("There is an element each time that the interval is over; it is the time")
  func ticks() async {
    let start = AnyClock(clock).now
    var times: [Duration] = []
    let task = Task {
      for await time in clock.timer(interval: .seconds(2)) { times.append(start.duration(to: time)) }
    }
    await clock.advance(by: .milliseconds(1999))
    #expect(times == [])
    await clock.advance(by: .milliseconds(1))
    #expect(times == [.seconds(2)])
    await clock.advance(by: .seconds(5))
    #expect(times == [.seconds(2), .seconds(4), .seconds(6)])
    task.cancel()
    await task.value
  }

  @Test("A tick that nobody asked for in time is left out, and the others do not drift")
  func slowConsumer() async {
    var times: [Duration] = []
    let task = Task {
      for await _ in clock.timer(interval: .seconds(10)) {
        times.append(clock.now.offset)
        try await clock.sleep(for: .seconds(15))
      }
    }
    await clock.advance(by: .seconds(75))
    #expect(times == [.seconds(10), .seconds(30), .seconds(50), .seconds(70)])
    task.cancel()
  }

  @Test("A tick that is due at the very moment at which it is asked for comes")
  func punctualConsumer() async {
    var times: [Duration] = []
    let task = Task {
      for await _ in clock.timer(interval: .seconds(10)) {
        times.append(clock.now.offset)
        try await clock.sleep(for: .seconds(10))
      }
    }
    await clock.advance(by: .seconds(30))
    #expect(times == [.seconds(10), .seconds(20), .seconds(30)])
    task.cancel()
  }

  @Test("A timer ends when its task is cancelled, and leaves no sleep behind")
  func cancel() async {
    var ticks = 0
    let task = Task.immediate { for await _ in clock.timer(interval: .seconds(1)) { ticks += 1 } }
    await clock.advance(by: .seconds(1))
    #expect(clock.sleepers == 1)
    task.cancel()
    #expect(clock.sleepers == 0)
    await task.value
    #expect(ticks == 1)
  }

  @Test("An interval that is not positive gives an element whenever one is asked for", arguments: [0, -1])
  func noInterval(seconds: Int) async {
    var ticks = 0
    for await _ in clock.timer(interval: .seconds(seconds)).prefix(3) { ticks += 1 }
    #expect(ticks == 3)
  }

  @Test(
    "The next end of an interval is the first one that is not past",
    arguments: [
      (since: 0, now: 0, next: 10), (since: 0, now: 9, next: 10), (since: 0, now: 10, next: 10),
      (since: 0, now: 11, next: 20), (since: 7, now: 40, next: 47), (since: 7, now: 47, next: 47),
    ]
  )
  func nextEnd(since: Int, now: Int, next: Int) {
    let found = Duration.seconds(10).nextEnd(
      since: OffsetInstant(offset: .seconds(since)),
      notBefore: OffsetInstant(offset: .seconds(now))
    )
    #expect(found.offset == .seconds(next))
  }

  @Test("An interval that is too short to count its ends is over now")
  func tinyInterval() {
    let now = OffsetInstant<Duration>(offset: .seconds(1_000_000_000))
    #expect(Duration.nanoseconds(1).nextEnd(since: OffsetInstant(), notBefore: now) == now)
  }
}
