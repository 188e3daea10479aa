import Observation

/// Streams the states of something that can be observed, until one fits.
///
/// It is the streamer's twin over the standard library's `Observations`, without a limit.
///
/// - Parameters:
///   - read: Reads the state.
///   - isLast: Tells whether a state is the last one.
/// - Returns: The states, from the one that is there when the task begins to the first that fits, that one included. Once
///   the stream has ended or nobody listens to it any more, nothing is read.
@MainActor
public func states<State: Sendable>(
  of read: @escaping @MainActor () -> State,
  until isLast: @escaping @MainActor (State) -> Bool
) -> AsyncStream<State> {
  let (stream, continuation) = AsyncStream.makeStream(of: State.self)
  // The closure around 'read' matters: 'Observations(read)' crashes in Swift 6.3.
  let observations = Observations { read() }
  // TODO: Pass on what the observations bring, up to the last state. It takes a task, which ends with the stream.
  _ = observations
  continuation.finish()
  return stream
}
