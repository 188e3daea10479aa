import CasePaths

extension Store {
  /// The store of a child feature.
  ///
  /// ```swift
  /// let profile = store.scope(state: \.profile, action: \.profile)
  /// profile.send(.nameChanged("Blob"))
  /// ```
  ///
  /// Who asks for the same child again gets the same store. It knows of nothing but the child: who observes it is told of the
  /// child's changes only.
  ///
  /// - Parameters:
  ///   - state: The field that holds the child's state.
  ///   - action: The case that holds the child's actions.
  /// - Returns: The store.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    child(ChildStores.Key(Store<ChildState, ChildAction>.self, state: state, action: action)) {
      base.part(
        last: withState { $0[keyPath: state] },
        state: { $0[keyPath: state] },
        embed: AnyCasePath(action).embed
      )
    }
  }
}

extension Store where State: ObservableState {
  /// The store of a child feature that is not always there.
  ///
  /// ```swift
  /// if let settings = store.scope(state: \.settings, action: \.settings.presented) {
  ///   settings.send(.saveButtonTapped)
  /// }
  /// ```
  ///
  /// Who asks is told when the child comes or goes. A store that somebody still holds when its child is gone shows what the
  /// child was in the end.
  ///
  /// - Parameters:
  ///   - state: The field that holds the child's state, or `nil`.
  ///   - action: The case that holds the child's actions.
  /// - Returns: The store, or `nil` if there is no child.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    let key = ChildStores.Key(Store<ChildState, ChildAction>.self, state: state, action: action)
    guard let last = self.state[keyPath: state] else {
      children[key] = nil
      return nil
    }
    return child(key) {
      base.part(last: last, state: { $0[keyPath: state] }, embed: AnyCasePath(action).embed)
    }
  }
}

extension Store {
  /// The store of a part: the one that was made before, or a new one.
  func child<ChildState, ChildAction>(
    _ key: ChildStores.Key,
    base: () -> any StoreBase<ChildState, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    if let child = children[key] as? Store<ChildState, ChildAction> { return child }
    let child = Store<ChildState, ChildAction>(base())
    children[key] = child
    return child
  }
}
