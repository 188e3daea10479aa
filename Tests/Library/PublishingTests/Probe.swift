import Publishing
import Synchronization

/// An error of a publisher.
enum Trouble: Error {
  case noTea
}

/// A subscriber that writes down what it hears and asks for as many values as it is told to.
///
/// It has no lock on purpose: a publisher must not call it on two threads at a time.
final class Probe<Input: Equatable, Failure: Error & Equatable>: Subscriber, @unchecked Sendable {
  enum Heard: Equatable {
    case subscription
    case value(Input)
    case completion(Subscribers.Completion<Failure>)
  }

  private(set) var heard: [Heard] = []
  var onSubscription: () -> Void = {}
  var onValue: (Input) -> Subscribers.Demand

  private let demand: Subscribers.Demand
  private var subscription: (any Subscription)?

  init(wants demand: Subscribers.Demand, onValue: @escaping (Input) -> Subscribers.Demand = { _ in .none }) {
    self.demand = demand
    self.onValue = onValue
  }

  func receive(subscription: any Subscription) {
    heard.append(.subscription)
    self.subscription = subscription
    onSubscription()
    subscription.request(demand)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    heard.append(.value(input))
    return onValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    heard.append(.completion(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    subscription?.request(demand)
  }

  func cancel() {
    subscription?.cancel()
    subscription = nil
  }

  func forgetSubscription() {
    subscription = nil
  }
}

/// Counts, on any thread.
final class Counter: Sendable {
  private let count = Mutex(0)

  var value: Int { count.withLock(\.self) }

  func add() {
    count.withLock { $0 += 1 }
  }
}
