import ComposableArchitecture
import Publishing

/// Waits for the first state that fits.
///
/// It listens before it starts the work, so that not even a state that comes at once is missed. When it is over, whatever its
/// end, nobody listens any more and nothing sleeps on the clock.
///
/// - Parameters:
///   - publisher: Where the states come from.
///   - fits: Tells whether a state is the one that is waited for.
///   - timeout: How long to wait at most, from the start.
///   - clock: Tells the time.
///   - start: Starts the work that brings the states.
/// - Returns: The first state that fits.
/// - Throws: ``NoFittingState`` at the limit, or `CancellationError` as soon as the task is cancelled.
@MainActor
public func firstState<State: Sendable>(
  of publisher: some Publisher<State, Never>,
  where fits: @escaping @MainActor (State) -> Bool,
  timeout: Duration,
  clock: any Clock<Duration>,
  after start: @MainActor () -> Void
) async throws -> State {
  let (states, continuation) = AsyncStream.makeStream(of: State.self)
  let cancellable = publisher.sink { continuation.yield($0) }
  defer { cancellable.cancel() }
  let timer = Task {
    try await clock.sleep(for: timeout)
    continuation.finish()
  }
  defer { timer.cancel() }

  start()
  var last: State?
  for await state in states {
    if fits(state) { return state }
    last = state
  }
  try Task.checkCancellation()
  throw NoFittingState(limit: timeout, last: last.map { "\($0)" })
}

// MARK: - Given

/// An error that says that a wait has reached its limit.
public struct NoFittingState: Error, Equatable, CustomStringConvertible {
  /// How long the wait was.
  public var limit: Duration

  /// The last state that came, as `"\(state)"` writes it, or `nil` if none has come.
  public var last: String?

  /// Creates an error.
  public init(limit: Duration, last: String?) {
    self.limit = limit
    self.last = last
  }

  /// What happened, for whoever reads the failed test.
  public var description: String {
    guard let last else { return "No state came within \(limit)." }
    return "No state that fits came within \(limit). The last one was \(last)."
  }
}
