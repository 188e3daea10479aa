import Observation

extension Store where State: ObservableState {
  /// The state, observed: who reads a field of it is told when that field changes.
  public var state: State {
    registrar.access(self, keyPath: \.whole)
    return core.state
  }

  /// A field of the state, observed.
  ///
  /// - Parameter keyPath: The field.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    state[keyPath: keyPath]
  }
}

extension Store: Observable {}

extension Store {
  /// Tells the observers when the state is replaced by another one.
  func observeReplacements() {
    guard State.self is any _ObservableStateContainer.Type else { return }
    core.replaceState = { [weak self] change in
      guard let self else { return change() }
      registrar.withMutation(of: self, keyPath: \.whole, change)
    }
  }

  /// What observers of the whole state observe, whatever the type of the state.
  private var whole: State { core.state }
}
