import ConcurrencyExtras
import IssueReporting
import Testing

@testable import Clocks

@MainActor
@Suite("TestClock, to the end")
struct TestClockRunTests {
  let clock = TestClock()

  @Test("run() moves the time until nobody sleeps any more")
  func run() async {
    var ticks = 0
    let task = Task {
      for await _ in clock.timer(interval: .seconds(3)).prefix(10) { ticks += 1 }
    }
    await clock.run()
    #expect(ticks == 10)
    #expect(clock.now.offset == .seconds(30))
    await task.value
  }

  @Test("run() with nobody asleep leaves the time alone")
  func nobody() async {
    await clock.run()
    #expect(clock.now.offset == .zero)
  }

  @Test("run() does not give up before 1,000 sleeps have ended, however little time it has")
  func slowMachine() async {
    let task = Task { for _ in 1...1000 { try await clock.sleep(for: .seconds(1)) } }
    await clock.run(timeout: .zero)
    #expect(clock.now.offset == .seconds(1000))
    #expect(await task.result.isSuccess)
  }

  @Test("run() tells of sleeps that never end, at its own line, and cancels them")
  func noEnd() async {
    let task = Task {
      while true { try await clock.sleep(for: .seconds(1)) }
    }
    let recorder = Recorder()
    let line: UInt = #line + 2
    await withIssueReporters([recorder]) {
      await clock.run(timeout: .milliseconds(1))
    }
    #expect(
      recorder.issues.value == [
        Recorder.Issue(
          text: """
            'run' gave up: more than 1,000 sleeps on this clock have ended in 0.001 seconds, and 1 has not.

            Something sleeps again and again, such as a timer that nothing stops. Stop it before 'run', for example by \
            cancelling its effect, or move the time only as far as this test needs, with 'advance(by:)'. If the sleeps come \
            to an end and only take longer, pass a longer 'timeout'.
            """,
          line: line
        )
      ]
    )
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("checkSuspension() throws as long as someone sleeps")
  func checkSuspension() async throws {
    try await clock.checkSuspension()
    let tasks = [2, 1].map { seconds in Task { try await clock.sleep(for: .seconds(seconds)) } }
    var error = await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    #expect(
      error?.description == """
        2 sleeps have not ended on the test clock, with 1.0 seconds, 2.0 seconds to go. Move the time with 'advance(by:)' \
        or 'run()', or cancel what sleeps.
        """
    )
    await clock.advance(by: .milliseconds(1500))
    error = await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    #expect(
      error?.description == """
        1 sleep has not ended on the test clock, with 0.5 seconds to go. Move the time with 'advance(by:)' or 'run()', or \
        cancel what sleeps.
        """
    )
    tasks[0].cancel()
    try await clock.checkSuspension()
    #expect(await tasks[1].result.isSuccess)
  }
}
