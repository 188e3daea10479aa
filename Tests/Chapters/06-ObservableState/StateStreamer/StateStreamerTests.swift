import ComposableArchitecture
import Observation
import StateStreamerExercise
import Testing

@MainActor
struct StateStreamerTests {
  let clock = TestClock()
  let kettle = Kettle()

  @Test("The stream ends when the condition holds, after that state and with no further change")
  func condition() async {
    let streamer = StateStreamer(apply: { kettle.degrees }, finishCondition: { kettle.degrees == 100 })
    let listener = Listener(streamer.observe(timeout: .seconds(3), clock: clock))

    kettle.degrees = 100
    await settle()
    #expect(listener.heard.suffix(2) == [100, .end])
    #expect(streamer.ending == .conditionHeld)
  }

  @Test("A condition that holds at the start ends the stream at once, with that state")
  func heldBefore() async {
    kettle.degrees = 100
    let streamer = StateStreamer(apply: { kettle.degrees }, finishCondition: { kettle.degrees == 100 })
    let listener = Listener(streamer.observe(timeout: .seconds(3), clock: clock))

    await settle()
    #expect(listener.heard == [100, .end])
    #expect(streamer.ending == .conditionHeld)
  }

  @Test("Each change is followed")
  func eachChange() async {
    let streamer = StateStreamer(apply: { kettle.degrees }, finishCondition: { kettle.degrees == 100 })
    let listener = Listener(streamer.observe(timeout: .seconds(3), clock: clock))

    await settle()
    kettle.degrees = 40
    await settle()
    kettle.degrees = 60
    await settle()
    kettle.degrees = 80
    await settle()
    kettle.degrees = 100
    await settle()
    #expect(listener.heard == [20, 40, 60, 80, 100, .end])
  }

  @Test("Three writes with no suspension in between are one state")
  func writesInARow() async {
    let streamer = StateStreamer(apply: { kettle.degrees }, finishCondition: { kettle.degrees == 100 })
    let listener = Listener(streamer.observe(timeout: .seconds(3), clock: clock))

    await settle()
    kettle.degrees = 40
    kettle.degrees = 60
    kettle.degrees = 80
    await settle()
    #expect(listener.heard == [20, 80])
  }

  @Test("A change that follows closely on another counts")
  func soonAfter() async {
    let streamer = StateStreamer(apply: { kettle.degrees }, finishCondition: { kettle.degrees == 100 })
    let listener = Listener(streamer.observe(timeout: .seconds(3), clock: clock))

    await settle()
    kettle.degrees = 80
    Task { kettle.degrees = 100 }
    await settle()
    #expect(listener.heard.suffix(2) == [100, .end])
  }

  @Test("A change right after the state was read counts")
  func afterReading() async {
    let streamer = StateStreamer(apply: { kettle.boilOnceRead() }, finishCondition: { kettle.degrees == 100 })
    let listener = Listener(streamer.observe(timeout: .seconds(3), clock: clock))

    await settle()
    kettle.degrees = 80
    await settle()
    #expect(listener.heard.suffix(2) == [100, .end])
  }

  @Test("A condition about something else than the state is noticed")
  func otherCondition() async {
    let streamer = StateStreamer(apply: { kettle.degrees }, finishCondition: { !kettle.isOn })
    let listener = Listener(streamer.observe(timeout: .seconds(3), clock: clock))

    await settle()
    kettle.isOn = false
    await settle()
    #expect(listener.heard.suffix(2) == [20, .end])
  }

  @Test("The stream ends at the limit, not before, and says so")
  func limit() async {
    var endings: [StateStreamer<Int>.Ending?] = []
    let streamer = StateStreamer(apply: { kettle.degrees }, finishCondition: { kettle.degrees == 100 })
    let listener = Listener(streamer.observe(timeout: .seconds(3), clock: clock))

    await clock.advance(by: .seconds(1))
    kettle.degrees = 80
    await settle()
    await clock.advance(by: .milliseconds(1900))
    await settle()
    endings.append(streamer.ending)
    await clock.advance(by: .milliseconds(200))
    await settle()
    #expect(listener.heard == [20, 80, .end])
    endings.append(streamer.ending)
    #expect(endings == [nil, .timedOut])
  }

  @Test("A condition that was met in time is not told as the limit later")
  func inTime() async {
    let streamer = StateStreamer(apply: { kettle.degrees }, finishCondition: { kettle.degrees == 100 })
    _ = Listener(streamer.observe(timeout: .seconds(3), clock: clock))

    await clock.advance(by: .seconds(1))
    kettle.degrees = 100
    await settle()
    await clock.advance(by: .seconds(10))
    await settle()
    #expect(streamer.ending == .conditionHeld)
  }

  @Test("Nobody needs to hold the streamer while its stream is listened to")
  func streamAlone() async {
    let listener = Listener(
      StateStreamer(apply: { kettle.degrees }, finishCondition: { kettle.degrees == 100 })
        .observe(timeout: .seconds(3), clock: clock)
    )

    await settle()
    kettle.degrees = 100
    await settle()
    #expect(listener.heard == [20, 100, .end])
  }

  @Test("The clock is slept on until the condition holds, and no longer")
  func asleep() async {
    var hasSleepers: [Bool] = []
    let streamer = StateStreamer(apply: { kettle.degrees }, finishCondition: { kettle.degrees == 100 })
    _ = Listener(streamer.observe(timeout: .seconds(3), clock: clock))

    await settle()
    hasSleepers.append(await clock.hasSleepers)
    kettle.degrees = 100
    await settle()
    hasSleepers.append(await clock.hasSleepers)
    #expect(hasSleepers == [true, false])
  }

  @Test("The clock is slept on while somebody listens, and no longer")
  func asleepForNobody() async {
    var hasSleepers: [Bool] = []
    let streamer = StateStreamer(apply: { kettle.degrees }, finishCondition: { kettle.degrees == 100 })
    let listener = Listener(streamer.observe(timeout: .seconds(3), clock: clock))

    await settle()
    hasSleepers.append(await clock.hasSleepers)
    listener.leave()
    await settle()
    hasSleepers.append(await clock.hasSleepers)
    #expect(hasSleepers == [true, false])
  }

  @Test("The state is read until the condition holds, and no longer")
  func read() async {
    var isRead: [Bool] = []
    let streamer = StateStreamer(apply: { kettle.read() }, finishCondition: { kettle.degrees == 100 })
    _ = Listener(streamer.observe(timeout: .seconds(3), clock: clock))

    isRead.append(await kettle.isReadWhenItCools())
    kettle.degrees = 100
    await settle()
    isRead.append(await kettle.isReadWhenItCools())
    #expect(isRead == [true, false])
  }

  @Test("The state is read until the limit, and no longer")
  func readAtTheLimit() async {
    var isRead: [Bool] = []
    let streamer = StateStreamer(apply: { kettle.read() }, finishCondition: { kettle.degrees == 100 })
    _ = Listener(streamer.observe(timeout: .seconds(3), clock: clock))

    isRead.append(await kettle.isReadWhenItCools())
    await clock.advance(by: .seconds(4))
    await settle()
    isRead.append(await kettle.isReadWhenItCools())
    #expect(isRead == [true, false])
  }

  @Test("The state is read while somebody listens, and no longer")
  func readForNobody() async {
    var isRead: [Bool] = []
    let streamer = StateStreamer(apply: { kettle.read() }, finishCondition: { kettle.degrees == 100 })
    let listener = Listener(streamer.observe(timeout: .seconds(3), clock: clock))

    isRead.append(await kettle.isReadWhenItCools())
    listener.leave()
    await settle()
    isRead.append(await kettle.isReadWhenItCools())
    #expect(isRead == [true, false])
  }

  @Test("The twin follows each change and ends with the same state")
  func twin() async {
    let listener = Listener(states(of: { kettle.degrees }, until: { $0 == 100 }))

    await settle()
    kettle.degrees = 40
    await settle()
    #expect(listener.heard == [20, 40])
    kettle.degrees = 100
    await settle()
    #expect(listener.heard == [20, 40, 100, .end])
  }

  @Test("The twin ends at once if the first state is the last")
  func twinHeldBefore() async {
    kettle.degrees = 100
    let listener = Listener(states(of: { kettle.degrees }, until: { $0 == 100 }))

    await settle()
    #expect(listener.heard == [100, .end])
  }

  @Test("To the twin, too, three writes with no suspension in between are one state")
  func twinWritesInARow() async {
    let listener = Listener(states(of: { kettle.degrees }, until: { $0 == 100 }))

    await settle()
    kettle.degrees = 40
    kettle.degrees = 60
    kettle.degrees = 80
    await settle()
    #expect(listener.heard == [20, 80])
  }

  @Test("The twin reads until its last state, and no longer")
  func twinRead() async {
    var isRead: [Bool] = []
    _ = Listener(states(of: { kettle.read() }, until: { $0 == 100 }))

    isRead.append(await kettle.isReadWhenItCools())
    kettle.degrees = 100
    await settle()
    isRead.append(await kettle.isReadWhenItCools())
    #expect(isRead == [true, false])
  }

  @Test("The twin reads while somebody listens, and no longer")
  func twinReadForNobody() async {
    var isRead: [Bool] = []
    let listener = Listener(states(of: { kettle.read() }, until: { $0 == 100 }))

    isRead.append(await kettle.isReadWhenItCools())
    listener.leave()
    await settle()
    isRead.append(await kettle.isReadWhenItCools())
    #expect(isRead == [true, false])
  }
}

/// Lets everything that is ready to go on come to its next wait: a clock on which nobody sleeps gives it 112 turns.
@MainActor
private func settle() async {
  await TestClock().advance(by: .seconds(1))
}

/// What is observed.
@Observable
@MainActor
final class Kettle {
  var degrees = 20
  var isOn = true

  @ObservationIgnored private var reads = 0
  @ObservationIgnored private var boils = false

  func read() -> Int {
    reads += 1
    return degrees
  }

  /// Whether `read` is called when the water cools down, in two steps.
  func isReadWhenItCools() async -> Bool {
    await settle()
    reads = 0
    degrees = 60
    await settle()
    degrees = 40
    await settle()
    return reads > 0
  }

  /// The degrees; when these are 80 for the first time, the water boils right after.
  func boilOnceRead() -> Int {
    if degrees == 80, !boils {
      boils = true
      Task { degrees = 100 }
    }
    return degrees
  }
}

extension TestClock {
  /// Whether anything sleeps on the clock.
  fileprivate var hasSleepers: Bool {
    get async {
      do {
        try await checkSuspension()
        return false
      } catch {
        return true
      }
    }
  }
}

/// What is heard of a stream: a state, or its end.
private enum Heard: Equatable, ExpressibleByIntegerLiteral, CustomStringConvertible {
  case state(Int)
  case end

  init(integerLiteral state: Int) {
    self = .state(state)
  }

  var description: String {
    switch self {
    case .state(let state): "\(state)"
    case .end: "end"
    }
  }
}

/// Notes what is heard of a stream.
@MainActor
private final class Listener {
  private(set) var heard: [Heard] = []
  private var task: Task<Void, Never>?

  init(_ stream: AsyncStream<Int>) {
    task = Task {
      for await state in stream { heard.append(.state(state)) }
      heard.append(.end)
    }
  }

  func leave() {
    task?.cancel()
  }
}
