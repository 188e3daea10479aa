import ComposableArchitecture
import Publishing
import PublisherWaitExercise
import Testing

@MainActor
struct PublisherWaitTests {
  let clock = TestClock()
  let trains = Trains()

  @Test("The first state that fits ends the wait")
  func firstThatFits() async {
    let wait = Wait {
      try await firstState(of: trains, where: { $0 > 1 }, timeout: .seconds(3), clock: clock) {}
    }

    await settle()
    trains.send(1)
    await settle()
    #expect(wait.outcome == nil)
    trains.send(2)
    await settle()
    #expect(wait.outcome == .state(2))
  }

  @Test("Of two states that fit and come together, the first counts")
  func secondFit() async {
    let wait = Wait {
      try await firstState(of: trains, where: { $0 > 1 }, timeout: .seconds(3), clock: clock) {
        trains.send(2)
        trains.send(3)
      }
    }

    await settle()
    #expect(wait.outcome == .state(2))
  }

  @Test("The work is started once, and what it brings at once is not missed")
  func listensFirst() async {
    var starts = 0
    let wait = Wait {
      try await firstState(of: trains, where: { $0 > 1 }, timeout: .seconds(3), clock: clock) {
        starts += 1
        trains.send(5)
      }
    }

    await settle()
    #expect(wait.outcome == .state(5))
    #expect(starts == 1)
  }

  @Test("It listens as long as it waits, and no longer")
  func listens() async {
    var listeners: [Int] = []
    _ = Wait {
      try await firstState(of: trains, where: { $0 > 1 }, timeout: .seconds(3), clock: clock) {}
    }

    await settle()
    listeners.append(trains.listeners)
    trains.send(1)
    await settle()
    listeners.append(trains.listeners)
    trains.send(2)
    await settle()
    listeners.append(trains.listeners)
    #expect(listeners == [1, 1, 0])
  }

  @Test("The clock is slept on as long as it waits, and no longer")
  func sleeps() async {
    var sleepers: [Bool] = []
    _ = Wait {
      try await firstState(of: trains, where: { $0 > 1 }, timeout: .seconds(3), clock: clock) {}
    }

    await settle()
    sleepers.append(await clock.hasSleepers)
    trains.send(2)
    await settle()
    sleepers.append(await clock.hasSleepers)
    #expect(sleepers == [true, false])
  }

  @Test("At the limit the wait fails, and not before; then nobody listens")
  func limit() async {
    var hasFailed: [Bool] = []
    var listeners: [Int] = []
    let wait = Wait {
      try await firstState(of: trains, where: { $0 > 9 }, timeout: .seconds(3), clock: clock) {}
    }

    await settle()
    listeners.append(trains.listeners)
    await clock.advance(by: .milliseconds(2900))
    await settle()
    hasFailed.append(wait.failure != nil)
    await clock.advance(by: .milliseconds(200))
    await settle()
    hasFailed.append(wait.failure != nil)
    listeners.append(trains.listeners)
    #expect(hasFailed == [false, true])
    #expect(listeners == [1, 0])
  }

  @Test("The failure tells how long the wait was and what came last")
  func told() async {
    let wait = Wait {
      try await firstState(of: trains, where: { $0 > 9 }, timeout: .seconds(3), clock: clock) {}
    }

    await settle()
    await clock.advance(by: .seconds(1))
    trains.send(1)
    await settle()
    await clock.advance(by: .milliseconds(1900))
    trains.send(2)
    await settle()
    await clock.advance(by: .milliseconds(200))
    await settle()
    #expect(wait.failure?.limit == .seconds(3))
    #expect(wait.failure?.last == "2")
  }

  @Test("If no state comes at all, the failure names none")
  func silence() async {
    var outcomes: [Wait.Outcome?] = []
    let wait = Wait {
      try await firstState(of: trains, where: { $0 > 9 }, timeout: .seconds(60), clock: clock) {}
    }

    await settle()
    await clock.advance(by: .seconds(59))
    await settle()
    outcomes.append(wait.outcome)
    await clock.advance(by: .seconds(2))
    await settle()
    outcomes.append(wait.outcome)
    #expect(outcomes == [nil, .failed(NoFittingState(limit: .seconds(60), last: nil))])
  }

  @Test("A cancelled wait ends at once, as cancelled, and leaves nothing behind")
  func cancelled() async {
    var listeners: [Int] = []
    var sleepers: [Bool] = []
    let wait = Wait {
      try await firstState(of: trains, where: { $0 > 1 }, timeout: .seconds(3), clock: clock) {}
    }

    await settle()
    listeners.append(trains.listeners)
    sleepers.append(await clock.hasSleepers)
    wait.cancel()
    await settle()
    listeners.append(trains.listeners)
    sleepers.append(await clock.hasSleepers)
    #expect(wait.outcome == .cancelled)
    #expect(listeners == [1, 0])
    #expect(sleepers == [true, false])
  }
}

/// Lets everything that is ready to go on come to its next wait: a clock on which nobody sleeps gives it 112 turns.
@MainActor
private func settle() async {
  await TestClock().advance(by: .seconds(1))
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

/// A wait that has begun, and what has become of it so far.
@MainActor
private final class Wait {
  enum Outcome: Equatable {
    case state(Int)
    case failed(NoFittingState)
    case cancelled
    case failedOtherwise
  }

  private(set) var outcome: Outcome?

  /// What the wait has failed with, if it has reached its limit.
  var failure: NoFittingState? {
    guard case .failed(let failure) = outcome else { return nil }
    return failure
  }

  private var task: Task<Void, Never>?

  init(_ wait: @escaping @MainActor () async throws -> Int) {
    task = Task {
      do {
        outcome = .state(try await wait())
      } catch let error as NoFittingState {
        outcome = .failed(error)
      } catch is CancellationError {
        outcome = .cancelled
      } catch {
        outcome = .failedOtherwise
      }
    }
  }

  func cancel() {
    task?.cancel()
  }
}

/// How many trains have come; it knows how many listen.
final class Trains: Publisher {
  typealias Output = Int
  typealias Failure = Never

  private let subject = PassthroughSubject<Int, Never>()
  private(set) var listeners = 0

  func send(_ count: Int) {
    subject.send(count)
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    listeners += 1
    subject.subscribe(Listener(subscriber) { self.listeners -= 1 })
  }
}

/// Stands between the trains and whoever listens, and tells when they stop.
private final class Listener<Downstream: Subscriber>: Subscriber, Subscription {
  private let downstream: Downstream
  private var onCancel: (() -> Void)?
  private var upstream: (any Subscription)?

  init(_ downstream: Downstream, onCancel: @escaping () -> Void) {
    self.downstream = downstream
    self.onCancel = onCancel
  }

  func receive(subscription: any Subscription) {
    upstream = subscription
    downstream.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    downstream.receive(input)
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    upstream?.request(demand)
  }

  func cancel() {
    onCancel?()
    onCancel = nil
    upstream?.cancel()
  }
}
