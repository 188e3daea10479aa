import ComposableArchitecture
import Testing
import WaitForExercise

@MainActor
struct WaitForTests {
  @Test("Asks until the first yes, and then no more")
  func firstYes() async {
    let questions = Questions { $0 == 3 }

    let end = await outcome(questions, timeout: .seconds(60))
    #expect(end == "came back after a yes, asked 3")
  }

  @Test("Never yes throws a timeout")
  func neverYes() async {
    let questions = Questions(atMost: 20) { _ in false }

    let end = await outcome(questions, timeout: .milliseconds(40), telling: .howItEnded)
    #expect(end == "threw WaitError.timeout")
  }

  @Test("True at once asks once and lets nobody else have a turn; true later pauses")
  func trueAtOnce() async {
    let later = Questions { $0 == 2 }
    let atOnce = Questions { _ in true }
    var log = [await outcome(later, timeout: .seconds(60))]
    let other = Task { log.append("another task had its turn") }

    log.append(await outcome(atOnce, timeout: .seconds(60)))
    #expect(log == ["came back after a yes, asked 2", "came back after a yes, asked 1"])
    await other.value
  }

  @Test("Between two questions others have their turn")
  func pauses() async {
    var hasHadItsTurn = false
    Task { hasHadItsTurn = true }
    let questions = Questions { _ in hasHadItsTurn }

    let end = await outcome(questions, timeout: .seconds(60))
    #expect(end == "came back after a yes, asked 2")
  }

  @Test("Asks every 10 milliseconds, and goes on as long as there is time")
  func interval() async {
    let questions = Questions(asLongAsPausesAreShort: true) { $0 == 105 }

    let end = await outcome(questions, timeout: .seconds(30))
    #expect(questions.pauses == "about 10 milliseconds")
    #expect(end == "came back after a yes, asked 105")
  }

  @Test("The limit is one of time, however few questions that leaves")
  func limit() async {
    // With 20 milliseconds each there is time for four, and for one more when the limit is over.
    let questions = Questions(atMost: 5, each: .milliseconds(20)) { _ in false }

    let end = await outcome(questions, timeout: .milliseconds(80), telling: .howItEnded)
    #expect(end == "threw WaitError.timeout")
  }

  @Test("What has come true when the limit is over is seen")
  func lastLook() async {
    let limit = ContinuousClock.now.advanced(by: .milliseconds(45))
    let questions = Questions(atMost: 20) { _ in ContinuousClock.now >= limit }

    let end = await outcome(questions, timeout: .milliseconds(45), telling: .howItEnded)
    #expect(end == "came back after a yes")
  }

  @Test("A question from before the limit is not the last, though its answer comes after it")
  func askedBeforeTheLimit() async {
    var end = ""

    // Where the machine stalls until the limit is over, there is nothing to see, and the next try tells.
    for _ in 0..<20 {
      let limit = ContinuousClock.now.advanced(by: .milliseconds(30))
      let questions = Questions(firstUntil: limit.advanced(by: .milliseconds(10))) { $0 == 2 }
      end = await outcome(questions, timeout: .milliseconds(30))
      if let first = questions.times.first, first < limit { break }
    }
    #expect(end == "came back after a yes, asked 2")
  }

  @Test("Where there is no time at all, true at once is enough, as it is where there is time")
  func noTime() async {
    var ends: [String] = []

    for (timeout, number) in [(Duration.seconds(60), 2), (.zero, 1)] {
      ends.append(await outcome(Questions { $0 == number }, timeout: timeout))
    }
    #expect(ends == ["came back after a yes, asked 2", "came back after a yes, asked 1"])
  }

  @Test("A wait that is cancelled ends")
  func cancelled() async {
    let questions = Questions(atMost: 2) { _ in false }
    let wait = Task.immediate { await outcome(questions, timeout: .seconds(60), telling: .howItEnded) }

    wait.cancel()
    let end = await wait.value
    #expect(end == "threw CancellationError")
  }

  @Test("What the condition throws ends the wait, also after a pause")
  func throwing() async {
    let questions = Questions(failingAt: 2) { $0 == 3 }

    let end = await outcome(questions, timeout: .seconds(60))
    #expect(end == "threw Unreadable, asked 2")
  }
}

/// What is told of a wait.
private enum Telling {
  case howItEnded
  case alsoHowOftenItAsked
}

/// Waits for a yes, and says in words how the wait has ended.
@MainActor
private func outcome(
  _ questions: Questions,
  timeout: Duration,
  telling: Telling = .alsoHowOftenItAsked
) async -> String {
  var end = ""
  do {
    try await WaitForExercise.waitFor(timeout: timeout) { try await questions.ask() }
    end = "came back after a \(questions.lastAnswer ? "yes" : "no")"
  } catch WaitError.timeout {
    end = "threw WaitError.timeout"
  } catch is CancellationError {
    end = "threw CancellationError"
  } catch is Questions.Unreadable {
    end = "threw Unreadable"
  } catch is Questions.TooMany {
    return "went on asking after question \(questions.times.count)"
  } catch {
    end = "threw another error"
  }
  return telling == .howItEnded ? end : "\(end), asked \(questions.times.count)"
}

/// Answers questions, and writes down when they were asked.
@MainActor
private final class Questions {
  /// There were more questions than a wait should ask: one that never ends shall not go on for ever.
  struct TooMany: Error {}

  /// What was asked cannot be answered.
  struct Unreadable: Error {}

  private(set) var times: [ContinuousClock.Instant] = []
  private(set) var lastAnswer = false
  private let most: Int
  private let duration: Duration
  private let firstEnd: ContinuousClock.Instant?
  private let failing: Int?
  private let isWatchingPauses: Bool
  private let answer: (_ number: Int) -> Bool

  init(
    atMost most: Int = 200,
    each duration: Duration = .zero,
    firstUntil firstEnd: ContinuousClock.Instant? = nil,
    failingAt failing: Int? = nil,
    asLongAsPausesAreShort isWatchingPauses: Bool = false,
    answer: @escaping (_ number: Int) -> Bool
  ) {
    self.most = most
    self.duration = duration
    self.firstEnd = firstEnd
    self.failing = failing
    self.isWatchingPauses = isWatchingPauses
    self.answer = answer
  }

  func ask() async throws -> Bool {
    guard times.count < most, !hasSeenEnough else { throw TooMany() }
    times.append(.now)
    let number = times.count
    if number == failing { throw Unreadable() }
    if duration > .zero { try await Task.sleep(for: duration) }
    if number == 1, let firstEnd { try await Task.sleep(until: firstEnd) }
    lastAnswer = answer(number)
    return lastAnswer
  }

  /// How long the shortest pause was, in words: a busy machine makes pauses longer, none shorter, and hardly all of them.
  var pauses: String {
    switch shortestPause {
    case nil: "none"
    case .some(..<(.milliseconds(9))): "shorter than 10 milliseconds"
    case .some(..<(.milliseconds(14))): "about 10 milliseconds"
    default: "longer than 10 milliseconds"
    }
  }

  private var shortestPause: Duration? {
    zip(times, times.dropFirst()).map { $0.duration(to: $1) }.min()
  }

  /// Whether the pauses have been too long for so long that there is nothing to wait for.
  private var hasSeenEnough: Bool {
    guard isWatchingPauses, times.count > 3, let first = times.first, let shortestPause else { return false }
    return shortestPause >= .milliseconds(14) && first.duration(to: .now) > .seconds(2)
  }
}
