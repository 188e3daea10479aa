import Dispatch
import Synchronization

/// A clock with the time of the machine whose sleeps end on the main queue.
struct MainQueueClock: Clock {
  typealias Instant = ContinuousClock.Instant

  var now: Instant { .now }
  var minimumResolution: Duration { ContinuousClock().minimumResolution }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let sleep = Sleep()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleep.begin(continuation)
        let wait = max(.zero, now.duration(to: deadline)) / Duration.nanoseconds(1)
        DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(Int(clamping: Int64(min(wait, 9e18))))) {
          sleep.end(with: .success(()))
        }
      }
    } onCancel: {
      sleep.end(with: .failure(CancellationError()))
    }
  }
}

/// A task that sleeps until its time has come or it is cancelled, whichever is first.
private final class Sleep: Sendable {
  private enum State {
    case awake
    case asleep(CheckedContinuation<Void, any Error>)
    case over(Result<Void, any Error>)
  }

  private let state = Mutex(State.awake)

  func begin(_ continuation: CheckedContinuation<Void, any Error>) {
    let result = state.withLock { state -> Result<Void, any Error>? in
      if case .over(let result) = state { return result }
      state = .asleep(continuation)
      return nil
    }
    if let result { continuation.resume(with: result) }
  }

  func end(with result: Result<Void, any Error>) {
    let continuation = state.withLock { state -> CheckedContinuation<Void, any Error>? in
      guard case .over = state else {
        defer { state = .over(result) }
        if case .asleep(let continuation) = state { return continuation }
        return nil
      }
      return nil
    }
    continuation?.resume(with: result)
  }
}
