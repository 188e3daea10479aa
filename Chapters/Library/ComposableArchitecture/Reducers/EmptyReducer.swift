/// A reducer that changes nothing and starts nothing: the body of a feature that is still to be written.
public struct EmptyReducer<State, Action>: Reducer {
  /// Creates a reducer that does nothing.
  public init() {}

  /// Leaves everything as it is.
  ///
  /// - Parameters:
  ///   - state: The feature's state, left alone.
  ///   - action: What happened, ignored.
  /// - Returns: ``Effect/none``.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    .none
  }
}
