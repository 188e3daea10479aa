import ComposableArchitecture
import Observation

/// Streams the states of something that can be observed, until a condition holds or time is up.
///
/// ```swift
/// let streamer = StateStreamer {
///   feed.images
/// } finishCondition: {
///   !feed.images.isEmpty
/// }
/// let images = streamer.observe(timeout: .seconds(3), clock: clock)
/// feed.trigger(.loadInitial)
/// for await _ in images {}
/// #expect(streamer.ending == .conditionHeld)
/// ```
@MainActor
public final class StateStreamer<State: Sendable> {
  /// Why a stream has ended.
  public enum Ending: Equatable, Sendable {
    case conditionHeld
    case timedOut
  }

  /// Why the stream has ended, or `nil` if neither the condition nor the limit has ended it.
  public private(set) var ending: Ending?

  private let apply: @MainActor () -> State
  private let finishCondition: @MainActor () -> Bool
  private var continuation: AsyncStream<State>.Continuation?

  /// Creates a streamer.
  ///
  /// - Parameters:
  ///   - apply: Reads the state.
  ///   - finishCondition: Tells whether the state is the last one. It may read more than the state.
  public init(apply: @escaping @MainActor () -> State, finishCondition: @escaping @MainActor () -> Bool) {
    self.apply = apply
    self.finishCondition = finishCondition
  }

  /// Begins to observe; to be called once.
  ///
  /// States that are written with no suspension in between may come as one: the last of them. A state may come once more
  /// when only something else changes that the condition reads.
  ///
  /// - Parameters:
  ///   - timeout: How long to observe at most.
  ///   - clock: Tells the time.
  /// - Returns: The states, from the one that is there at the call to the one for which the condition holds. If it is not
  ///   met, the stream ends at the limit, and ``ending`` is ``Ending/timedOut``. Once the stream has ended or nobody listens
  ///   to it any more, nothing is read and nothing sleeps on the clock.
  public func observe(timeout: Duration, clock: any Clock<Duration>) -> AsyncStream<State> {
    AsyncStream { continuation in
      self.continuation = continuation
      self.track()
      // TODO: A stream that ends at the limit says so in `ending`. And the timer ends with the stream.
      Task {
        try? await clock.sleep(for: timeout)
        continuation.finish()
      }
    }
  }

  private func track() {
    withObservationTracking {
      _ = apply()
    } onChange: {
      // TODO: Which value does the property hold in here?
      MainActor.assumeIsolated {
        if self.finishCondition() {
          Task {
            self.continuation?.yield(self.apply())
            self.continuation?.finish()
          }
        } else {
          Task {
            self.continuation?.yield(self.apply())
          }
          self.track()
        }
      }
    }
  }
}
