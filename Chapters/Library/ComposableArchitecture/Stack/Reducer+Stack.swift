import CasePaths
@_spi(Grading) import IssueReporting

extension Reducer {
  /// Runs a feature on each element of a stack.
  ///
  /// ```swift
  /// @ObservableState
  /// struct State {
  ///   var path = StackState<Path.State>()
  /// }
  /// enum Action {
  ///   case path(StackActionOf<Path>)
  /// }
  /// var body: some ReducerOf<Self> {
  ///   Reduce { state, action in … }
  ///     .forEach(\.path, action: \.path)
  /// }
  /// ```
  ///
  /// An element comes when it is put on the stack, or with the action `push`. It goes when it is taken off the stack, with
  /// `popFrom`, or when it calls `dismiss`; its effects are then cancelled. The element runs before this reducer. An action of
  /// an element that is not there is a mistake, and is reported.
  ///
  /// - Parameters:
  ///   - toStackState: The field that holds the stack.
  ///   - toStackAction: The case that holds the actions of the stack.
  ///   - destination: The feature that each element is.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A reducer that runs the element and then this reducer.
  public func forEach<DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>>(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    StackReducer(
      parent: self,
      destination: destination(),
      stack: toStackState,
      action: AnyCasePath(toStackAction),
      site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs a feature on each element of a stack, one of an enum of reducers.
  ///
  /// - Parameters:
  ///   - toStackState: The field that holds the stack.
  ///   - toStackAction: The case that holds the actions of the stack.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A reducer that runs the element and then this reducer.
  public func forEach<DestinationState: CaseReducerState, DestinationAction>(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where
    DestinationState.StateReducer.State == DestinationState,
    DestinationState.StateReducer.Action == DestinationAction
  {
    forEach(
      toStackState,
      action: toStackAction,
      destination: { DestinationState.StateReducer._$reducer },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

/// A feature with a stack of child features.
private struct StackReducer<Parent: Reducer, Destination: Reducer>: Reducer {
  typealias State = Parent.State
  typealias Action = Parent.Action

  let parent: Parent
  let destination: Destination
  let stack: WritableKeyPath<State, StackState<Destination.State>>
  let action: AnyCasePath<Action, StackAction<Destination.State, Destination.Action>>
  let site: CallSite

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let before = state[keyPath: stack].ids
    let stackAction = self.action.extract(from: action)
    var elementEffect = stackAction.map { reduceStack(into: &state, $0, action) } ?? .none
    let parentEffect = parent.reduce(into: &state, action: action)
    if case .popFrom(let id) = stackAction { state[keyPath: stack].pop(from: id) }
    let after = state[keyPath: stack].ids
    guard before != after else { return .merge(elementEffect, parentEffect) }
    if case .element(let id, _) = stackAction, !after.contains(id) { elementEffect = elementEffect.ofRemovedChild() }
    let removed = before.filter { !after.contains($0) }.map { Effect<Action>.cancel(id: childID($0)) }
    return .merge([elementEffect, parentEffect] + removed)
  }

  private func reduceStack(
    into state: inout State,
    _ stackAction: StackAction<Destination.State, Destination.Action>,
    _ action: Action
  ) -> Effect<Action> {
    switch stackAction {
    case .element(let id, let elementAction):
      guard let position = state[keyPath: stack].ids.firstIndex(of: id) else { return reportAbsence(id, action) }
      let embed = self.action.embed
      return Dismissal.$isPresented
        .withValue(true) { destination.reduce(into: &state[keyPath: stack][position], action: elementAction) }
        .map { embed(.element(id: id, action: $0)) }
        .dismissing { embed(.popFrom(id: id)) }
        .ofChild(childID(id))
    case .popFrom(let id):
      return state[keyPath: stack].ids.contains(id) ? .none : reportAbsence(id, action)
    case .push(let id, let element):
      if state[keyPath: stack].ids.contains(id) {
        site.report(.pushedTwice(id, action: actionText(action)))
      } else {
        state[keyPath: stack][id: id] = element
      }
      return .none
    }
  }

  private func reportAbsence(_ id: StackElementID, _ action: Action) -> Effect<Action> {
    site.report(.childIsAway("'forEach'", action: actionText(action), "There is no element with the id \(id)."))
    return .none
  }

  private func childID(_ id: StackElementID) -> ChildID {
    ChildID(place: stack, id: id)
  }
}

extension Complaint {
  /// An element came with an id that is on the stack already.
  fileprivate static func pushedTwice(_ id: StackElementID, action: String) -> Self {
    Complaint(
      summary: """
        An element was pushed with an id that is on the stack already.

        Action: \(action)

        The stack was left as it is. Push it with an id that was never used, \(id) is taken; or append it to the stack in the \
        reducer, which finds an id by itself.
        """
    )
  }
}
