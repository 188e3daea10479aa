import CasePaths

extension Store where State: CaseReducerState, State.StateReducer.State == State, State.StateReducer.Action == Action {
  /// The store of the case that the state of an enum of features is.
  ///
  /// ```swift
  /// switch store.case {
  /// case .counter(let store): store.send(.incrementButtonTapped)
  /// case .settings(let store): store.send(.saveButtonTapped)
  /// }
  /// ```
  ///
  /// Who asks is told when the state becomes another case.
  public var `case`: State.StateReducer.CaseScope {
    State.StateReducer.scope(self)
  }
}

extension Store where State: CasePathable {
  /// The store of a case, for the code that `@Reducer` writes.
  ///
  /// - Parameters:
  ///   - last: What the case holds now.
  ///   - state: The case that holds the child's state.
  ///   - action: The case that holds the child's actions.
  /// - Returns: The store.
  public func _$scope<ChildState, ChildAction>(
    _ last: ChildState,
    state: CaseKeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    child(ChildStores.Key(Store<ChildState, ChildAction>.self, state: state, action: action)) {
      base.part(last: last, state: { $0[case: state] }, embed: AnyCasePath(action).embed)
    }
  }
}
