import Observation

/// Streams the states of something that can be observed, until one fits.
///
/// It is the streamer's twin over the standard library's `Observations`, without a limit.
///
/// - Parameters:
///   - read: Reads the state.
///   - isLast: Tells whether a state is the last one.
/// - Returns: The states, from the one at the start to the first that fits, that one included. Once nobody listens to the
///   stream any more, nothing is read.
@MainActor
public func states<State: Sendable>(
  of read: @escaping @MainActor () -> State,
  until isLast: @escaping @MainActor (State) -> Bool
) -> AsyncStream<State> {
  let (stream, continuation) = AsyncStream.makeStream(of: State.self)
  let observations = Observations { read() }
  // TODO: Pass on what the observations bring, up to the last state. It takes a task, which ends with the stream.
  _ = observations
  continuation.finish()
  return stream
}
