import Observation

extension Store where State: ObservableState {
  /// The state, observed: who reads a field of it is told when that field changes.
  public var state: State {
    registrar.access(self, keyPath: \.whole)
    if !isWatching {
      isWatching = true
      base.watch(for: self) { $0._$id }
    }
    return base.state
  }

  /// A field of the state, observed.
  ///
  /// - Parameter keyPath: The field.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    state[keyPath: keyPath]
  }
}

extension Store: Observable {}

extension Store: ReplacementWatcher {
  func willReplace() {
    isWatching = false
    registrar.willSet(self, keyPath: \.whole)
  }

  func didReplace() {
    registrar.didSet(self, keyPath: \.whole)
  }

  /// What observers of the whole state observe, whatever the type of the state.
  fileprivate var whole: State { base.state }
}
