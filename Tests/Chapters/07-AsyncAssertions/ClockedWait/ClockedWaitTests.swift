import ClockedWaitExercise
import ComposableArchitecture
import Testing

@MainActor
struct ClockedWaitTests {
  @Test("A day on a test clock takes no time")
  func day() async {
    let clock = TestClock()
    let readings = Readings(after: 24, "answered")
    let wait = Wait {
      try await ClockedWaitExercise.waitFor(
        readings.next(),
        timeout: .seconds(100_000),
        interval: .seconds(3_600),
        clock: clock
      ) {
        $0 == "answered"
      }
    }

    var ends = [wait.end]
    await clock.advance(by: .seconds(86_400))
    await until { wait.isOver }
    ends.append(wait.end)
    wait.cancel()
    #expect(ends == ["still waiting", "came back"])
  }

  @Test("Asks at once, and once in each interval")
  func interval() async {
    let clock = TestClock()
    let readings = Readings("ringing", "ringing", "ringing", "answered")
    let wait = Wait {
      try await ClockedWaitExercise.waitFor(readings.next(), timeout: .seconds(60), interval: .seconds(5), clock: clock)
      {
        $0 == "answered"
      }
    }

    var counts = [readings.count]
    await clock.advance(by: .seconds(5))
    counts.append(readings.count)
    await clock.advance(by: .seconds(10))
    counts.append(readings.count)
    await until { wait.isOver }
    wait.cancel()
    #expect(counts == [1, 2, 4])
  }

  @Test("The limit is one of the test clock, too")
  func limit() async throws {
    let clock = TestClock()

    let failures = try await recorded {
      let wait = Wait {
        try await ClockedWaitExercise.waitFor("ringing", timeout: .seconds(600), interval: .seconds(600), clock: clock)
        {
          $0 == "answered"
        }
      }
      await clock.advance(by: .seconds(600))
      await until { wait.isOver }
      wait.cancel()
    }
    #expect(failures.count == 1)
  }

  @Test("True at once asks once and leaves the clock alone; true later does not")
  func trueAtOnce() async {
    let clock = TestClock()
    let later = Readings(after: 24, "answered")
    let waitForLater = Wait {
      try await ClockedWaitExercise.waitFor(
        later.next(),
        timeout: .seconds(3_600),
        interval: .seconds(60),
        clock: clock
      ) {
        $0 == "answered"
      }
    }
    await clock.advance(by: .seconds(1_440))
    await until { waitForLater.isOver }
    waitForLater.cancel()

    let atOnce = Readings("answered")
    let wait = Wait {
      try await ClockedWaitExercise.waitFor(atOnce.next(), clock: clock) { $0 == "answered" }
    }
    let account = ["asked \(later.count), \(atOnce.count)", waitForLater.end, wait.end]
    wait.cancel()
    #expect(account == ["asked 25, 1", "came back", "came back"])
  }

  @Test("A failure stands at the caller's line")
  func place() async throws {
    var line = 0

    let failures = try await recorded {
      line = #line + 1
      try await ClockedWaitExercise.waitFor("ringing", timeout: .zero, clock: TestClock()) { $0 == "answered" }
    }
    #expect(failures.map(\.place) == ["ClockedWaitTests.swift:\(line)"])
  }

  @Test("A failure tells the last value seen")
  func lastValue() async throws {
    let clock = TestClock()
    let readings = Readings("dialling", "ringing", "busy")

    let failures = try await recorded {
      let wait = Wait {
        try await ClockedWaitExercise.waitFor(
          readings.next(),
          timeout: .seconds(120),
          interval: .seconds(60),
          clock: clock
        ) {
          $0 == "answered"
        }
      }
      await clock.advance(by: .seconds(120))
      await until { wait.isOver }
      wait.cancel()
    }
    #expect(failures.map(\.words) == ["The value did not come within 120.0 seconds.\n\nLast value: \"busy\""])
  }

  @Test("What has come when the limit is over is seen, and at the limit, not at the end of a whole interval")
  func lastLook() async throws {
    let clock = TestClock()
    let readings = Readings("ringing", "answered")
    var end = ""

    let failures = try await recorded {
      let wait = Wait {
        try await ClockedWaitExercise.waitFor(
          readings.next(),
          timeout: .seconds(180),
          interval: .seconds(300),
          clock: clock
        ) {
          $0 == "answered"
        }
      }
      await clock.advance(by: .seconds(180))
      await until { wait.isOver }
      end = wait.end
      wait.cancel()
    }
    let account = ["asked \(readings.count)", end] + failures.map(\.words)
    #expect(account == ["asked 2", "came back"])
  }

  @Test("A wait that is cancelled ends, and is no failure")
  func cancelled() async throws {
    let clock = TestClock()
    let readings = Readings("ringing")
    var end = ""

    let failures = try await recorded {
      let wait = Wait {
        try await ClockedWaitExercise.waitFor(
          readings.next(),
          timeout: .seconds(3_600),
          interval: .seconds(60),
          clock: clock
        ) {
          $0 == "answered"
        }
      }
      await clock.advance(by: .seconds(60))
      wait.cancel()
      await until { wait.isOver }
      end = wait.end
    }
    let account = ["asked \(readings.count)", end] + failures.map(\.words)
    #expect(account == ["asked 2", "was cancelled"])
  }

  @Test("What asking throws ends the wait, also after a pause")
  func throwing() async {
    let clock = TestClock()
    let readings = Readings(after: 23, "ringing")
    let wait = Wait {
      try await ClockedWaitExercise.waitFor(
        try readings.nextOrNone(),
        timeout: .seconds(3_600),
        interval: .seconds(60),
        clock: clock
      ) {
        $0 == "answered"
      }
    }

    await clock.advance(by: .seconds(1_440))
    await until { wait.isOver }
    let end = wait.end
    wait.cancel()
    #expect(end == "threw None")
  }

  @Test("A question that takes longer than the limit is told")
  func slow() async throws {
    let clock = TestClock()
    var line = 0

    let failures = try await recorded {
      line = #line + 1
      try await ClockedWaitExercise.waitFor(await answer(after: .seconds(3), on: clock), clock: clock) {
        $0 == "answered"
      }
    }
    #expect(failures.map(\.words) == [tooLate])
    #expect(failures.map(\.place) == ["ClockedWaitTests.swift:\(line)"])
  }

  @Test("A question that ends within the limit is not told, however slow; one that does not, is")
  func slowEnough() async throws {
    let clock = TestClock()

    let failures = try await recorded {
      try await ClockedWaitExercise.waitFor(await answer(after: .milliseconds(900), on: clock), clock: clock) {
        $0 == "answered"
      }
      try await ClockedWaitExercise.waitFor(await answer(after: .seconds(3), on: clock), clock: clock) {
        $0 == "answered"
      }
    }
    #expect(failures.map(\.words) == [tooLate])
  }

  @Test("A last question has an interval's time for its answer; one that takes longer is told")
  func grace() async throws {
    let clock = MovingClock()
    let first = Readings("ringing", "answered")
    let second = Readings("ringing", "answered")

    let failures = try await recorded {
      try await ClockedWaitExercise.waitFor(
        await first.next(after: .milliseconds(500), on: clock.base),
        interval: .seconds(1),
        clock: clock
      ) {
        $0 == "answered"
      }
      try await ClockedWaitExercise.waitFor(
        await second.next(after: .milliseconds(1_500), on: clock.base),
        interval: .seconds(1),
        clock: clock
      ) {
        $0 == "answered"
      }
    }
    let account = ["asked \(first.count), \(second.count)"] + failures.map(\.words)
    #expect(account == ["asked 2, 2", tooLate])
  }

  @Test("A question that was asked late, as the sleep before it took too long, is not blamed; a slow one is")
  func overslept() async throws {
    let clock = MovingClock(sleepingLongerBy: .seconds(5))
    let readings = Readings("ringing", "answered")

    let failures = try await recorded {
      try await ClockedWaitExercise.waitFor(readings.next(), clock: clock) { $0 == "answered" }
      try await ClockedWaitExercise.waitFor(await answer(after: .seconds(3), on: clock.base), clock: clock) {
        $0 == "answered"
      }
    }
    let account = ["asked \(readings.count)"] + failures.map(\.words)
    #expect(account == ["asked 2", tooLate])
  }

  @Test("A question from before the limit was not the last, though its answer came after it")
  func askedBeforeTheLimit() async throws {
    let clock = MovingClock()
    let readings = Readings("ringing", "answered")

    let failures = try await recorded {
      try await ClockedWaitExercise.waitFor(
        await readings.next(after: readings.count == 0 ? .seconds(2) : .zero, on: clock.base),
        clock: clock
      ) {
        $0 == "answered"
      }
    }
    let account = ["asked \(readings.count)"] + failures.map(\.words)
    #expect(account == ["asked 2"])
  }
}

private let tooLate =
  "The value came, but later than 1.0 seconds: the question took too long.\n\nLast value: \"answered\""

/// What is read, one after the other; the last again and again.
@MainActor
private final class Readings {
  struct None: Error {}

  private(set) var count = 0
  private let values: [String]

  init(_ values: String...) {
    self.values = values
  }

  /// It rings some times before: so often that no wait on a real clock comes to the end of it.
  init(after rings: Int, _ last: String) {
    values = Array(repeating: "ringing", count: rings) + [last]
  }

  func next() -> String {
    count += 1
    return values[min(count, values.count) - 1]
  }

  /// Reads when some of a clock's time has passed.
  func next(after duration: Duration, on clock: TestClock<Duration>) async -> String {
    if duration > .zero { await clock.advance(by: duration) }
    return next()
  }

  /// Reads, and fails where there is nothing more.
  func nextOrNone() throws -> String {
    guard count < values.count else { throw None() }
    return next()
  }
}

/// A wait that goes on beside the test.
@MainActor
private final class Wait {
  private(set) var end = "still waiting"
  private var task: Task<Void, Never>?

  var isOver: Bool { end != "still waiting" }

  init(_ operation: @escaping @MainActor () async throws -> Void) {
    task = Task.immediate {
      do {
        try await operation()
        end = "came back"
      } catch is CancellationError {
        end = "was cancelled"
      } catch {
        end = "threw \(type(of: error))"
      }
    }
  }

  func cancel() {
    task?.cancel()
  }
}

/// A clock that nobody has to move: whoever sleeps on it moves it, and may sleep for too long.
private struct MovingClock: Clock {
  let base = TestClock()
  var oversleeping: Duration

  init(sleepingLongerBy oversleeping: Duration = .zero) {
    self.oversleeping = oversleeping
  }

  var now: TestClock<Duration>.Instant { base.now }
  var minimumResolution: Duration { base.minimumResolution }

  func sleep(until deadline: TestClock<Duration>.Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    if deadline > now { await base.advance(to: deadline.advanced(by: oversleeping)) }
  }
}

/// An answer that takes a while of a clock's time.
@MainActor
private func answer(after duration: Duration, on clock: TestClock<Duration>) async -> String {
  await Readings("answered").next(after: duration, on: clock)
}

/// The failures that something records, and that would otherwise fail the test.
@MainActor
private func recorded(by operation: @MainActor () async throws -> Void) async throws -> [Issue] {
  let issues = LockIsolated<[Issue]>([])
  try await withKnownIssue(isIntermittent: true) {
    try await operation()
  } matching: { issue in
    issues.withValue { $0.append(issue) }
    return true
  }
  return issues.value
}

extension Issue {
  fileprivate var words: String { comments.map(\.rawValue).joined(separator: "\n") }
  fileprivate var place: String { sourceLocation.map { "\($0.fileName):\($0.line)" } ?? "nowhere" }
}

/// Gives other work its turn until something holds, and gives up after many turns.
@MainActor
private func until(_ condition: () -> Bool) async {
  var turns = 20_000
  while !condition(), turns > 0 {
    await Task.yield()
    turns -= 1
  }
}
