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

  @Test("At the limit the wait fails, and tells how long it was and what came last")
  func limit() async {
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
    #expect(wait.outcome == nil)
    await clock.advance(by: .milliseconds(200))
    await settle()
    #expect(wait.outcome == .failed(NoFittingState(limit: .seconds(3), last: "2")))
  }

  @Test("If no state comes at all, the failure names none")
  func silence() async {
    let wait = Wait {
      try await firstState(of: trains, where: { $0 > 9 }, timeout: .seconds(60), clock: clock) {}
    }

    await settle()
    await clock.advance(by: .seconds(59))
    await settle()
    #expect(wait.outcome == nil)
    await clock.advance(by: .seconds(2))
    await settle()
    #expect(wait.outcome == .failed(NoFittingState(limit: .seconds(60), last: nil)))
  }

  @Test("It listens as long as it waits, and no longer")
  func listens() async {
    let wait = Wait {
      try await firstState(of: trains, where: { $0 > 1 }, timeout: .seconds(3), clock: clock) {}
    }

    await settle()
    #expect(trains.listeners == 1)
    trains.send(1)
    await settle()
    #expect(trains.listeners == 1)
    trains.send(2)
    await settle()
    #expect(wait.outcome == .state(2))
    #expect(trains.listeners == 0)
  }

  @Test("A wait that has its state leaves nothing asleep on the clock")
  func clockLeftAlone() async {
    let wait = Wait {
      try await firstState(of: trains, where: { $0 > 1 }, timeout: .seconds(3), clock: clock) {}
    }

    await settle()
    trains.send(2)
    await settle()
    #expect(wait.outcome == .state(2))
    await #expect(throws: Never.self) { try await clock.checkSuspension() }
  }

  @Test("A cancelled wait ends at once, as cancelled, and leaves nothing behind")
  func cancelled() async {
    let wait = Wait {
      try await firstState(of: trains, where: { $0 > 1 }, timeout: .seconds(3), clock: clock) {}
    }

    await settle()
    #expect(wait.outcome == nil)
    wait.cancel()
    await settle()
    #expect(wait.outcome == .cancelled)
    #expect(trains.listeners == 0)
    await #expect(throws: Never.self) { try await clock.checkSuspension() }
  }
}

/// Lets everything that is ready to go on come to its next wait: a clock on which nobody sleeps gives it 400 turns.
@MainActor
private func settle() async {
  await TestClock().advance(by: .seconds(1))
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
