import Dependencies

extension Reducer {
  /// Overrides a dependency of this reducer, of its child features and of their effects.
  ///
  /// ```swift
  /// Onboarding()
  ///   .dependency(\.apiClient, .demo)
  /// ```
  ///
  /// This is for features that run in a special way inside of a program. A test overrides dependencies where it makes its
  /// ``TestStore``.
  ///
  /// - Parameters:
  ///   - keyPath: The dependency, or a part of one.
  ///   - value: What it is to be.
  /// - Returns: A reducer that does what this one does with the other dependency.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value
  ) -> some Reducer<State, Action> {
    DependenciesReducer(base: self) { $0[keyPath: keyPath] = value }
  }

  /// Overrides a dependency that is its own key.
  ///
  /// - Parameter value: What the dependency is to be.
  /// - Returns: A reducer that does what this one does with the other dependency.
  public func dependency<Value: TestDependencyKey>(
    _ value: Value
  ) -> some Reducer<State, Action> where Value.Value == Value {
    DependenciesReducer(base: self) { $0[Value.self] = value }
  }

  /// Changes a dependency of this reducer, of its child features and of their effects.
  ///
  /// ```swift
  /// Search()
  ///   .transformDependency(\.apiClient) { client in
  ///     client.log = { print($0) }
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The dependency, or a part of one. `\.self` stands for all of them.
  ///   - transform: The change, made each time that the reducer gets an action.
  /// - Returns: A reducer that does what this one does with the other dependency.
  public func transformDependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    transform: @escaping (_ dependency: inout Value) -> Void
  ) -> some Reducer<State, Action> {
    DependenciesReducer(base: self) { transform(&$0[keyPath: keyPath]) }
  }
}

/// A reducer with dependencies of its own.
private struct DependenciesReducer<Base: Reducer>: Reducer {
  typealias State = Base.State
  typealias Action = Base.Action

  let base: Base
  let update: (inout DependencyValues) -> Void

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    withDependencies(update) { base.reduce(into: &state, action: action) }
  }
}
