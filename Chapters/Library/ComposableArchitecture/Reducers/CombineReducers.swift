/// Several reducers as one, so that a modifier applies to all of them.
///
/// ```swift
/// CombineReducers {
///   Scope(state: \.profile, action: \.profile) { Profile() }
///   Reduce { state, action in … }
/// }
/// .ifLet(\.login, action: \.login) { Login() }
/// ```
public struct CombineReducers<State, Action, Reducers: Reducer<State, Action>>: Reducer {
  private let reducers: Reducers

  /// Combines reducers.
  ///
  /// - Parameter build: The reducers, run from the first to the last.
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) {
    reducers = build()
  }

  /// Runs every reducer.
  ///
  /// - Parameters:
  ///   - state: The feature's state, to be changed in place.
  ///   - action: What happened.
  /// - Returns: The work that the action starts.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducers.reduce(into: &state, action: action)
  }
}
