/// The work that an action starts: nothing, actions sent back at once, or something that takes time.
///
/// A reducer only describes the work. The store that runs the reducer does it, on the main actor, and sends the actions
/// that come of it back into the reducer.
public struct Effect<Action>: Sendable {
  /// What has to be done, or nil where nothing has to be.
  let operation: Operation?

  typealias Operation = @MainActor @Sendable (EffectContext<Action>) async -> Void
}

/// The effect of a reducer: `EffectOf<Counter>` is `Effect<Counter.Action>`.
public typealias EffectOf<R: Reducer> = Effect<R.Action>

extension Effect {
  /// No work: the action is dealt with.
  public static var none: Self { Self(operation: nil) }

  /// Sends an action back as soon as the reducer has returned.
  ///
  /// - Parameter action: The action to send.
  /// - Returns: An effect that sends the action and ends.
  public static func send(_ action: Action) -> Self {
    // The reducer that made the action ran on the main actor, and so does the effect.
    nonisolated(unsafe) let action = action
    return Self { context in
      context.send.deliver(action)
      context.hold.release()
    }
  }
}
