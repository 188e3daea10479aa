import Testing

@testable import Clocks

@MainActor
@Suite("TestClock, order")
struct TestClockOrderTests {
  @Test(
    "D2: Timers of 2 and 3 seconds tick in the order in which they began to wait, however they were started",
    arguments: Order.allCases,
    Way.allCases
  )
  func timers(order: Order, way: Way) async {
    let clock = TestClock()
    var ticks: [String] = []
    let tasks = order.seconds.map { seconds in
      Task.immediate {
        for await _ in clock.timer(interval: .seconds(seconds)) {
          ticks.append("\(seconds) at \(clock.now.offset)")
          if clock.now.offset >= .seconds(6) { return }
        }
      }
    }
    await way.move(clock)
    // At 6 seconds the timer of 3 is first: it has waited since 3 seconds, the other one only since 4.
    #expect(
      ticks == [
        "2 at 2.0 seconds", "3 at 3.0 seconds", "2 at 4.0 seconds", "3 at 6.0 seconds", "2 at 6.0 seconds",
      ]
    )
    for task in tasks { await task.value }
  }

  @Test("D2: Sleeps that end at one instant end in the order in which they began", arguments: Way.allCases)
  func oneInstant(way: Way) async {
    let clock = TestClock()
    var ended: [Int] = []
    let tasks = (0..<100).map { number in
      Task.immediate {
        try await clock.sleep(for: .seconds(6))
        ended.append(number)
      }
    }
    await way.move(clock)
    #expect(ended == Array(0..<100))
    for task in tasks { #expect(await task.result.isSuccess) }
  }

  enum Order: CaseIterable {
    case shortFirst, longFirst
    var seconds: [Int] { self == .shortFirst ? [2, 3] : [3, 2] }
  }

  /// How the time is moved by 6 seconds.
  enum Way: CaseIterable {
    case atOnce, inSteps, run

    @MainActor
    func move(_ clock: TestClock<Duration>) async {
      switch self {
      case .atOnce: await clock.advance(by: .seconds(6))
      case .inSteps: for _ in 1...6 { await clock.advance(by: .seconds(1)) }
      case .run: await clock.run()
      }
    }
  }
}
