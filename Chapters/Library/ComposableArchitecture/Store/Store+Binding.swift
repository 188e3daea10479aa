import CasePaths

extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
  /// A field of the state, observed, that can be written: what is written is sent as an action.
  ///
  /// - Parameter keyPath: The field.
  @_disfavoredOverload
  public subscript<Value: Equatable & Sendable>(dynamicMember keyPath: WritableKeyPath<State, Value>) -> Value {
    get { state[keyPath: keyPath] }
    set { send(.binding(.set(keyPath, newValue))) }
  }
}
