import ComposableArchitecture
import Observation
import StateStreamerExercise
import Testing

@MainActor
struct StateStreamerTests {
  let clock = TestClock()
  let kettle = Kettle()

  @Test("The stream ends when the condition holds, with no further change")
  func condition() async {
    let streamer = StateStreamer(apply: { kettle.degrees }, finishCondition: { kettle.degrees == 100 })
    let listener = Listener(streamer.observe(timeout: .seconds(3), clock: clock))

    kettle.degrees = 100
    await settle()
    #expect(listener.hasEnded)
    #expect(streamer.ending == .conditionHeld)
  }

  @Test("A condition that holds at the start ends the stream at once, with that state")
  func heldBefore() async {
    kettle.degrees = 100
    let streamer = StateStreamer(apply: { kettle.degrees }, finishCondition: { kettle.degrees == 100 })
    let listener = Listener(streamer.observe(timeout: .seconds(3), clock: clock))

    await settle()
    #expect(listener.states == [100])
    #expect(listener.hasEnded)
    #expect(streamer.ending == .conditionHeld)
  }

  @Test("The last state comes before the stream ends")
  func lastState() async {
    let streamer = StateStreamer(apply: { kettle.degrees }, finishCondition: { kettle.degrees == 100 })
    let listener = Listener(streamer.observe(timeout: .seconds(3), clock: clock))

    kettle.degrees = 100
    await settle()
    #expect(listener.states.last == 100)
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
    #expect(listener.states == [20, 40, 60])
    kettle.degrees = 80
    await settle()
    kettle.degrees = 100
    await settle()
    #expect(listener.states == [20, 40, 60, 80, 100])
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
    #expect(listener.states == [20, 80])
  }

  @Test("A change that follows closely on another counts")
  func soonAfter() async {
    let streamer = StateStreamer(apply: { kettle.degrees }, finishCondition: { kettle.degrees == 100 })
    let listener = Listener(streamer.observe(timeout: .seconds(3), clock: clock))

    await settle()
    kettle.degrees = 80
    Task { kettle.degrees = 100 }
    await settle()
    #expect(listener.states.last == 100)
    #expect(listener.hasEnded)
  }

  @Test("A change right after the state was read counts")
  func afterReading() async {
    let streamer = StateStreamer(apply: { kettle.boilOnceRead() }, finishCondition: { kettle.degrees == 100 })
    let listener = Listener(streamer.observe(timeout: .seconds(3), clock: clock))

    await settle()
    kettle.degrees = 80
    await settle()
    #expect(listener.states.last == 100)
    #expect(listener.hasEnded)
  }

  @Test("A condition about something else than the state is noticed")
  func otherCondition() async {
    let streamer = StateStreamer(apply: { kettle.degrees }, finishCondition: { !kettle.isOn })
    let listener = Listener(streamer.observe(timeout: .seconds(3), clock: clock))

    await settle()
    kettle.isOn = false
    await settle()
    #expect(listener.states.last == 20)
    #expect(listener.hasEnded)
    #expect(streamer.ending == .conditionHeld)
  }

  @Test("The stream ends at the limit and says so")
  func limit() async {
    let streamer = StateStreamer(apply: { kettle.degrees }, finishCondition: { kettle.degrees == 100 })
    let listener = Listener(streamer.observe(timeout: .seconds(3), clock: clock))

    await clock.advance(by: .seconds(1))
    kettle.degrees = 80
    await settle()
    await clock.advance(by: .milliseconds(1900))
    await settle()
    #expect(listener.hasEnded == false)
    #expect(streamer.ending == nil)
    await clock.advance(by: .milliseconds(200))
    await settle()
    #expect(listener.states == [20, 80])
    #expect(listener.hasEnded)
    #expect(streamer.ending == .timedOut)
  }

  @Test("A condition that was met in time is not told as the limit later")
  func inTime() async {
    let streamer = StateStreamer(apply: { kettle.degrees }, finishCondition: { kettle.degrees == 100 })
    let listener = Listener(streamer.observe(timeout: .seconds(3), clock: clock))

    await clock.advance(by: .seconds(1))
    kettle.degrees = 100
    await settle()
    await clock.advance(by: .seconds(10))
    await settle()
    #expect(listener.states.last == 100)
    #expect(streamer.ending == .conditionHeld)
  }

  @Test("A stream that has ended leaves nothing running")
  func nothingLeft() async {
    let streamer = StateStreamer(apply: { kettle.read() }, finishCondition: { kettle.degrees == 100 })
    let listener = Listener(streamer.observe(timeout: .seconds(3), clock: clock))

    await settle()
    kettle.degrees = 100
    await settle()
    #expect(listener.hasEnded)
    await #expect(throws: Never.self) { try await clock.checkSuspension() }
    kettle.reads = 0
    kettle.degrees = 20
    await settle()
    kettle.degrees = 40
    await settle()
    #expect(kettle.reads == 0)
  }

  @Test("A stream that nobody listens to any more leaves nothing running")
  func nobodyListens() async {
    let streamer = StateStreamer(apply: { kettle.read() }, finishCondition: { kettle.degrees == 100 })
    let listener = Listener(streamer.observe(timeout: .seconds(3), clock: clock))

    await settle()
    listener.leave()
    await settle()
    await #expect(throws: Never.self) { try await clock.checkSuspension() }
    kettle.reads = 0
    kettle.degrees = 40
    await settle()
    kettle.degrees = 60
    await settle()
    #expect(kettle.reads == 0)
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
    #expect(listener.states == [20, 100])
    #expect(listener.hasEnded)
  }

  @Test("The twin follows each change and ends with the same state")
  func twin() async {
    let listener = Listener(
      states(of: { kettle.degrees }, until: { $0 == 100 })
    )

    await settle()
    kettle.degrees = 40
    await settle()
    #expect(listener.states == [20, 40])
    kettle.degrees = 100
    await settle()
    #expect(listener.states == [20, 40, 100])
    #expect(listener.hasEnded)
  }

  @Test("The twin ends at once if the first state is the last")
  func twinHeldBefore() async {
    kettle.degrees = 100
    let listener = Listener(
      states(of: { kettle.degrees }, until: { $0 == 100 })
    )

    await settle()
    #expect(listener.states == [100])
    #expect(listener.hasEnded)
  }

  @Test("A twin that nobody listens to any more reads nothing")
  func twinLeft() async {
    let listener = Listener(
      states(of: { kettle.read() }, until: { $0 == 100 })
    )

    await settle()
    #expect(listener.states == [20])
    listener.leave()
    await settle()
    kettle.reads = 0
    kettle.degrees = 40
    await settle()
    kettle.degrees = 60
    await settle()
    #expect(kettle.reads == 0)
  }
}

/// Lets everything that is ready to go on come to its next wait: a clock on which nobody sleeps gives it 400 turns.
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

  /// How often `read` was called.
  @ObservationIgnored var reads = 0
  @ObservationIgnored private var boils = false

  func read() -> Int {
    reads += 1
    return degrees
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

/// Notes the states of a stream, and whether it has ended.
@MainActor
private final class Listener {
  private(set) var states: [Int] = []
  private(set) var hasEnded = false
  private var task: Task<Void, Never>?

  init(_ stream: AsyncStream<Int>) {
    task = Task {
      for await state in stream { states.append(state) }
      hasEnded = true
    }
  }

  func leave() {
    task?.cancel()
  }
}
