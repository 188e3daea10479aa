import ClockedWaitExercise
import ComposableArchitecture
import Testing

@MainActor
struct ClockedWaitTests {
  @Test("An hour on a test clock takes none")
  func hour() async {
    let clock = TestClock()
    let readings = Readings("ringing", "answered")
    let wait = Wait {
      try await ClockedWaitExercise.waitFor(
        readings.next(),
        timeout: .seconds(7_200),
        interval: .seconds(3_600),
        clock: clock
      ) {
        $0 == "answered"
      }
    }

    #expect(wait.hasEnded == false)
    await clock.advance(by: .seconds(3_600))
    await until { wait.hasEnded }
    #expect(wait.hasEnded)
    wait.cancel()
  }

  @Test("The limit is one of the test clock, too")
  func limit() async throws {
    let clock = TestClock()
    let told = Told()

    try await withKnownIssue(isIntermittent: true) {
      let wait = Wait {
        try await ClockedWaitExercise.waitFor("ringing", timeout: .seconds(600), interval: .seconds(600), clock: clock)
        {
          $0 == "answered"
        }
      }
      await clock.advance(by: .seconds(600))
      await until { wait.hasEnded }
      wait.cancel()
    } matching: {
      told.note($0)
    }
    #expect(told.count == 1)
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

    #expect(readings.count == 1)
    await clock.advance(by: .seconds(5))
    #expect(readings.count == 2)
    await clock.advance(by: .seconds(10))
    #expect(readings.count == 4)
    await until { wait.hasEnded }
    wait.cancel()
  }

  @Test("True at once leaves the clock alone")
  func trueAtOnce() {
    let readings = Readings("answered")
    let wait = Wait {
      try await ClockedWaitExercise.waitFor(readings.next(), clock: TestClock()) { $0 == "answered" }
    }

    #expect(wait.hasEnded)
    #expect(readings.count == 1)
    wait.cancel()
  }

  @Test("A failure stands at the caller's line")
  func place() async throws {
    let told = Told()
    var line = 0

    try await withKnownIssue(isIntermittent: true) {
      line = #line + 1
      try await ClockedWaitExercise.waitFor("ringing", timeout: .zero, clock: TestClock()) { $0 == "answered" }
    } matching: {
      told.note($0)
    }
    #expect(told.places == ["ClockedWaitTests.swift:\(line)"])
  }

  @Test("A failure tells the last value seen")
  func lastValue() async throws {
    let clock = TestClock()
    let readings = Readings("dialling", "ringing", "busy")
    let told = Told()

    try await withKnownIssue(isIntermittent: true) {
      let wait = Wait {
        try await ClockedWaitExercise.waitFor(
          readings.next(),
          timeout: .seconds(2),
          interval: .seconds(1),
          clock: clock
        ) {
          $0 == "answered"
        }
      }
      await clock.advance(by: .seconds(2))
      await until { wait.hasEnded }
      wait.cancel()
    } matching: {
      told.note($0)
    }
    #expect(told.words == ["The value did not come within 2.0 seconds.\n\nLast value: \"busy\""])
  }

  @Test("What has come when the limit is over is seen")
  func lastLook() async throws {
    let clock = TestClock()
    let readings = Readings("ringing", "answered")
    let told = Told()

    try await withKnownIssue(isIntermittent: true) {
      let wait = Wait {
        try await ClockedWaitExercise.waitFor(
          readings.next(),
          timeout: .seconds(3),
          interval: .seconds(5),
          clock: clock
        ) {
          $0 == "answered"
        }
      }
      await clock.advance(by: .seconds(3))
      await until { wait.hasEnded }
      wait.cancel()
    } matching: {
      told.note($0)
    }
    #expect(readings.count == 2)
    #expect(told.words == [])
  }

  @Test("A wait that is cancelled ends, and is no failure")
  func cancelled() async throws {
    let told = Told()
    var wait: Wait?

    try await withKnownIssue(isIntermittent: true) {
      wait = Wait {
        try await ClockedWaitExercise.waitFor("ringing", clock: TestClock()) { $0 == "answered" }
      }
      wait?.cancel()
      await until { wait?.hasEnded == true }
    } matching: {
      told.note($0)
    }
    #expect(wait?.hasEnded == true)
    #expect(wait?.wasCancelled == true)
    #expect(told.words == [])
  }

  @Test("A question that takes longer than the limit is told")
  func slow() async throws {
    let clock = TestClock()
    let told = Told()
    var line = 0

    try await withKnownIssue(isIntermittent: true) {
      line = #line + 1
      try await ClockedWaitExercise.waitFor(await answer(after: .seconds(3), on: clock), clock: clock) {
        $0 == "answered"
      }
    } matching: {
      told.note($0)
    }
    let words = "The value came, but later than 1.0 seconds: the question took too long.\n\nLast value: \"answered\""
    #expect(told.words == [words])
    #expect(told.places == ["ClockedWaitTests.swift:\(line)"])
  }

  @Test("A slow question that ends within the limit is none of anybody's business")
  func slowEnough() async throws {
    let clock = TestClock()
    let told = Told()

    try await withKnownIssue(isIntermittent: true) {
      try await ClockedWaitExercise.waitFor(await answer(after: .milliseconds(900), on: clock), clock: clock) {
        $0 == "answered"
      }
    } matching: {
      told.note($0)
    }
    #expect(told.words == [])
  }

  @Test("What asking throws ends the wait")
  func throwing() async {
    await #expect(throws: Readings.None.self) {
      try await ClockedWaitExercise.waitFor(try Readings().first(), timeout: .zero, clock: TestClock()) {
        $0 == "answered"
      }
    }
  }
}

/// What is read, one after the other; the last again and again.
@MainActor
private final class Readings {
  struct None: Error {}

  private(set) var count = 0
  private let values: [String]

  init(_ values: String...) {
    self.values = values
  }

  func next() -> String {
    count += 1
    return values[min(count, values.count) - 1]
  }

  func first() throws -> String {
    guard let value = values.first else { throw None() }
    return value
  }
}

/// A wait that goes on beside the test.
@MainActor
private final class Wait {
  private(set) var hasEnded = false
  private(set) var wasCancelled = false
  private var task: Task<Void, Never>?

  init(_ operation: @escaping @MainActor () async throws -> Void) {
    task = Task.immediate {
      do { try await operation() } catch { wasCancelled = error is CancellationError }
      hasEnded = true
    }
  }

  func cancel() {
    task?.cancel()
  }
}

/// The failures that were told.
private final class Told: Sendable {
  private let issues = LockIsolated<[Issue]>([])

  var count: Int { issues.value.count }

  var words: [String] {
    issues.value.map { issue in issue.comments.map(\.rawValue).joined(separator: "\n") }
  }

  var places: [String] {
    issues.value.map { issue in
      issue.sourceLocation.map { "\($0.fileName):\($0.line)" } ?? "nowhere"
    }
  }

  func note(_ issue: Issue) -> Bool {
    issues.withValue { $0.append(issue) }
    return true
  }
}

/// An answer that takes a while of a clock's time.
@MainActor
private func answer(after duration: Duration, on clock: TestClock<Duration>) async -> String {
  await clock.advance(by: duration)
  return "answered"
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
