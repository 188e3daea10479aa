import CasePaths

/// Writes to the fields of the state what the actions say that write to one.
///
/// Put it before the reducer that reacts to the new values; see ``BindableAction``.
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer where State == ViewAction.State {
  private let viewAction: (Action) -> ViewAction?

  /// Creates a reducer for the feature's own actions.
  public init() where Action == ViewAction {
    viewAction = { $0 }
  }

  /// Creates a reducer for actions that a case holds.
  ///
  /// - Parameter toViewAction: The case.
  public init(action toViewAction: CaseKeyPath<Action, ViewAction>) {
    let path = AnyCasePath(toViewAction)
    viewAction = { path.extract(from: $0) }
  }

  /// Writes to the field, if the action says so.
  ///
  /// - Parameters:
  ///   - state: The feature's state, to be changed in place.
  ///   - action: What happened.
  /// - Returns: ``Effect/none``.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    viewAction(action)?.binding?.apply(to: &state)
    return .none
  }
}
