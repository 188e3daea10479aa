import Testing

@testable @_spi(Grading) import Clocks

@MainActor
@Suite("The sleeps that some work is in")
struct PendingSleepsTests {
  let clock = TestClock()

  @Test("D6: While the work sleeps, they tell how far the clock has to be moved")
  func remaining() async {
    let pending = PendingSleeps()
    let task = PendingSleeps.$current.withValue(pending) {
      Task.immediate {
        Task.immediate { try await clock.sleep(for: .seconds(5)) }
        try await clock.sleep(for: .seconds(3))
      }
    }
    #expect(pending.remaining == ["3.0 seconds", "5.0 seconds"])
    await clock.advance(by: .seconds(1))
    #expect(pending.remaining == ["2.0 seconds", "4.0 seconds"])
    await clock.advance(by: .seconds(2))
    #expect(pending.remaining == ["2.0 seconds"])
    #expect(await task.result.isSuccess)
    await clock.run()
    #expect(pending.remaining == [])
  }

  @Test("D6: A cancelled sleep is not among them, and neither is one of other work")
  func cancelled() async {
    let pending = PendingSleeps()
    let task = PendingSleeps.$current.withValue(pending) {
      Task.immediate { try await clock.sleep(for: .seconds(5)) }
    }
    let other = Task.immediate { try await clock.sleep(for: .seconds(7)) }
    #expect(pending.remaining == ["5.0 seconds"])
    task.cancel()
    #expect(pending.remaining == [])
    other.cancel()
  }
}
