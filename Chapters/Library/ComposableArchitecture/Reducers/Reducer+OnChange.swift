extension Reducer {
  /// Runs further reducers when this one has changed a value.
  ///
  /// ```swift
  /// BindingReducer()
  ///   .onChange(of: \.settings.isDark) { oldValue, newValue in
  ///     Reduce { state, action in
  ///       .run { _ in await theme.set(isDark: newValue) }
  ///     }
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - toValue: Reads the value.
  ///   - reducer: Makes the reducer to run, of the value before and the value after.
  /// - Returns: A reducer that runs this one, and the others after a change.
  public func onChange<V: Equatable, R: Reducer<State, Action>>(
    of toValue: @escaping (State) -> V,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> some Reducer<State, Action> {
    onChange(of: toValue, removeDuplicates: ==, reducer)
  }

  /// Runs further reducers when this one has changed a value.
  ///
  /// - Parameters:
  ///   - toValue: Reads the value.
  ///   - isDuplicate: Tells whether two values count as the same.
  ///   - reducer: Makes the reducer to run, of the value before and the value after.
  /// - Returns: A reducer that runs this one, and the others after a change.
  public func onChange<V, R: Reducer<State, Action>>(
    of toValue: @escaping (State) -> V,
    removeDuplicates isDuplicate: @escaping (V, V) -> Bool,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> some Reducer<State, Action> {
    Reduce<State, Action> { state, action in
      let oldValue = toValue(state)
      let effect = reduce(into: &state, action: action)
      let newValue = toValue(state)
      guard !isDuplicate(oldValue, newValue) else { return effect }
      return .merge(effect, reducer(oldValue, newValue).reduce(into: &state, action: action))
    }
  }
}
