import CasePaths

extension Reducer {
  /// Runs a child feature whose state is there only at times.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.login, action: \.login) {
  ///     Login()
  ///   }
  /// ```
  ///
  /// The child runs before this reducer. When its state becomes `nil`, or another one with another `id`, its effects are
  /// cancelled. An action of the child is a mistake while its state is `nil`, and is reported.
  ///
  /// - Parameters:
  ///   - toWrappedState: The field that is the child's state.
  ///   - toWrappedAction: The case that holds the child's actions.
  ///   - wrapped: The child feature.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A reducer that runs the child and then this reducer.
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer<WrappedState, WrappedAction>>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    ChildReducer(
      parent: self,
      child: wrapped(),
      place: ChildPlace<State, Wrapped>(
        name: "'ifLet'",
        absence: "The state of the child is 'nil'.",
        site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column),
        id: { state in state[keyPath: toWrappedState].map { ChildID(place: toWrappedState, state: $0) } },
        modify: { state, reduce in
          guard var wrappedState = state[keyPath: toWrappedState] else { return nil }
          defer { state[keyPath: toWrappedState] = wrappedState }
          return reduce(&wrappedState)
        }
      ),
      action: AnyCasePath(toWrappedAction)
    )
  }

  /// Runs a child feature whose state is one case of an enum.
  ///
  /// The child runs before this reducer. When the state becomes another case, its effects are cancelled. An action of the child
  /// is a mistake while the state is another case, and is reported.
  ///
  /// - Parameters:
  ///   - toCaseState: The case that holds the child's state.
  ///   - toCaseAction: The case that holds the child's actions.
  ///   - case: The child feature.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A reducer that runs the child and then this reducer.
  public func ifCaseLet<CaseState, CaseAction, Case: Reducer<CaseState, CaseAction>>(
    _ toCaseState: CaseKeyPath<State, CaseState>,
    action toCaseAction: CaseKeyPath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then case: () -> Case,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    let path = AnyCasePath(toCaseState)
    return ChildReducer(
      parent: self,
      child: `case`(),
      place: ChildPlace<State, Case>(
        name: "'ifCaseLet'",
        absence: "The state is another case.",
        site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column),
        id: { state in path.extract(from: state).map { ChildID(place: toCaseState, state: $0) } },
        modify: { state, reduce in path.modify(&state, reduce) }
      ),
      action: AnyCasePath(toCaseAction)
    )
  }
}
