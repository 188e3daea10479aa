import Foundation

/// The way from a subject to one subscriber, who is handed one event after the other, in the order in which they were sent.
///
/// Events wait in a line. Whoever has put one there delivers what waits, unless another thread is doing so: then that one
/// delivers it as well. So the subscriber is never called by two threads at a time, no lock is held while it runs, and what it
/// sends itself has been delivered when its `send` returns.
///
/// It is sendable though the subscriber need not be: the subscriber is called by one thread at a time, and the lock lies in
/// between two calls.
final class Outlet<Output, Failure: Error>: Subscription, @unchecked Sendable {
  private let state: Guarded<State>
  private let onCancel: (Outlet) -> Void

  /// Creates a way on which nothing moves before it is opened.
  ///
  /// - Parameters:
  ///   - downstream: The subscriber.
  ///   - memory: Whether a value that nobody has asked for is forgotten or waits for a demand.
  ///   - onCancel: Tells the subject that the subscriber is gone.
  init(
    to downstream: some Subscriber<Output, Failure>,
    memory: OutletMemory<Output>,
    onCancel: @escaping (Outlet) -> Void
  ) {
    state = Guarded(State(line: EventLine(to: downstream, memory: memory), deliverer: Self.currentThread))
    self.onCancel = onCancel
  }

  /// Hands the subscription over, and then what has come meanwhile; to be called once, on the thread that made the outlet.
  func open() {
    state.withLock { $0.line?.downstream }?.receive(subscription: self)
    deliver(asOutermost: true)
  }

  /// Puts an event in the line.
  ///
  /// - Parameter event: What is to be delivered.
  func enqueue(_ event: Event<Output, Failure>) {
    state.withLock { $0.line?.events.append(event) }
  }

  /// Delivers what waits in the line, unless another thread is at it.
  func deliver() {
    let thread = Self.currentThread
    let isOutermost: Bool? = state.withLock { state in
      guard let deliverer = state.deliverer else {
        state.deliverer = thread
        return true
      }
      return deliverer == thread ? false : nil
    }
    if let isOutermost { deliver(asOutermost: isOutermost) }
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.line?.demand += demand }
    deliver()
  }

  func cancel() {
    let line = state.withLock { $0.line.take() }
    if line != nil { onCancel(self) }
  }

  private func deliver(asOutermost isOutermost: Bool) {
    while let step = state.withLock({ $0.next(asOutermost: isOutermost) }) {
      switch step {
      case .value(let value, let downstream):
        let demand = downstream.receive(value)
        state.withLock { $0.line?.demand += demand }
      case .completion(let completion, let downstream):
        downstream.receive(completion: completion)
      case .dropped:
        break
      }
    }
  }

  private static var currentThread: ObjectIdentifier { ObjectIdentifier(Thread.current) }

  private struct State {
    /// What waits, or `nil` when there is nothing more to deliver for ever.
    var line: EventLine<Output, Failure>?

    /// The thread that delivers.
    var deliverer: ObjectIdentifier?

    mutating func next(asOutermost isOutermost: Bool) -> EventLine<Output, Failure>.Step? {
      let step = line?.next()
      if case .completion? = step { line = nil }
      if step == nil, isOutermost { deliverer = nil }
      return step
    }
  }
}
