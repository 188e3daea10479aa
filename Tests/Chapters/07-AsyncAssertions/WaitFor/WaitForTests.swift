import ComposableArchitecture
import Testing
import WaitForExercise

@MainActor
struct WaitForTests {
  @Test("True at once asks once, and lets nobody else have a turn")
  func trueAtOnce() async throws {
    let questions = Questions()
    let other = Task { questions.note("another task had its turn") }

    try await waitFor { try questions.ask(atMost: 1) { _ in true } }
    #expect(questions.notes == [])
    await other.value
  }

  @Test("True at once is enough where there is no time at all")
  func noTime() async throws {
    let questions = Questions()

    try await waitFor(timeout: .zero) { questions.ask { _ in true } }
    #expect(questions.count == 1)
  }

  @Test("Returns at the first yes")
  func firstYes() async throws {
    let questions = Questions()

    try await waitFor(timeout: .seconds(60)) { try questions.ask(atMost: 3) { $0 == 3 } }
    #expect(questions.count == 3)
  }

  @Test("Between two questions others have their turn")
  func pauses() async throws {
    let questions = Questions()
    Task { questions.note("turn") }

    try await waitFor(timeout: .seconds(60)) { try questions.ask(atMost: 100) { _ in questions.notes == ["turn"] } }
    #expect(questions.count == 2)
  }

  @Test("Never yes throws a timeout")
  func neverYes() async {
    let questions = Questions()

    await #expect(throws: WaitError.timeout) {
      try await waitFor(timeout: .milliseconds(40)) { try questions.ask(atMost: 100) { _ in false } }
    }
  }

  @Test("Asks every 10 milliseconds, and not more often")
  func interval() async {
    let questions = Questions()

    await #expect(throws: WaitError.timeout) {
      try await waitFor(timeout: .milliseconds(100)) { questions.ask { _ in false } }
    }
    // At the beginning, after each of ten pauses, and once more should the last of them be over too early.
    #expect(questions.count <= 12)
  }

  @Test("The pauses are short, however long the limit is")
  func shortPauses() async throws {
    let questions = Questions()
    // What pauses of 10 milliseconds come to on this machine, while it does what it does.
    let clock = Task {
      for _ in 1...200 {
        try await Task.sleep(for: .milliseconds(10))
        questions.note("10 milliseconds")
      }
    }
    defer { clock.cancel() }

    try await waitFor(timeout: .seconds(60)) {
      guard questions.notes.count < 60 else { throw Questions.Failure.pausesTooLong }
      return questions.ask { $0 == 20 }
    }
    #expect(questions.count == 20)
  }

  @Test("What has come true when the limit is over is seen")
  func lastLook() async throws {
    let limit = ContinuousClock.now.advanced(by: .milliseconds(45))
    let questions = Questions()

    try await waitFor(timeout: .milliseconds(45)) { questions.ask { _ in ContinuousClock.now >= limit } }
    #expect(questions.answers.last == true)
  }

  @Test("A wait that is cancelled ends")
  func cancelled() async {
    let questions = Questions()

    await #expect(throws: CancellationError.self) {
      let wait = Task.immediate {
        try await waitFor(timeout: .seconds(60)) { try questions.ask(atMost: 100) { _ in false } }
      }
      wait.cancel()
      try await wait.value
    }
    #expect(questions.count <= 2)
  }

  @Test("What the condition throws ends the wait")
  func throwing() async {
    let questions = Questions()

    await #expect(throws: Questions.Failure.unreadable) {
      try await waitFor(timeout: .milliseconds(40)) {
        _ = questions.ask { _ in false }
        throw Questions.Failure.unreadable
      }
    }
    #expect(questions.count == 1)
  }
}

/// Counts questions and keeps the answers.
@MainActor
private final class Questions {
  enum Failure: Error, Equatable {
    case tooMany
    case pausesTooLong
    case unreadable
  }

  private(set) var answers: [Bool] = []
  private(set) var notes: [String] = []

  var count: Int { answers.count }

  func ask(_ answer: (_ number: Int) -> Bool) -> Bool {
    let answer = answer(count + 1)
    answers.append(answer)
    return answer
  }

  /// Asks, and fails where it has been asked so often before: a wait that never ends shall not go on for ever.
  func ask(atMost limit: Int, _ answer: (_ number: Int) -> Bool) throws -> Bool {
    guard count < limit else { throw Failure.tooMany }
    return ask(answer)
  }

  func note(_ text: String) {
    notes.append(text)
  }
}
