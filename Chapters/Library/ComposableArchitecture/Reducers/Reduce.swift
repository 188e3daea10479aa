/// A reducer that is written as a closure, where a feature's own logic goes.
public struct Reduce<State, Action>: Reducer {
  private let change: (inout State, Action) -> Effect<Action>

  /// Creates a reducer from a closure.
  ///
  /// - Parameter reduce: Changes the state and returns the work that the action starts.
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    change = reduce
  }

  /// Creates a reducer that does what another one does and hides its type.
  ///
  /// It has a label, unlike the other: the compiler would take a closure that has an error in it for a reducer, and
  /// complain of that instead of the error.
  init(hiding reducer: some Reducer<State, Action>) {
    change = { reducer.reduce(into: &$0, action: $1) }
  }

  /// Calls the closure.
  ///
  /// - Parameters:
  ///   - state: The feature's state, to be changed in place.
  ///   - action: What happened.
  /// - Returns: The work that the action starts.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    change(&state, action)
  }
}
