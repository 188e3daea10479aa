import CasePaths
@_spi(Grading) import IssueReporting

extension Reducer {
  /// Runs a child feature that is presented at times.
  ///
  /// ```swift
  /// @ObservableState
  /// struct State {
  ///   @Presents var settings: Settings.State?
  /// }
  /// enum Action {
  ///   case settings(PresentationAction<Settings.Action>)
  ///   case settingsButtonTapped
  /// }
  /// var body: some ReducerOf<Self> {
  ///   Reduce { state, action in … }
  ///     .ifLet(\.$settings, action: \.settings) {
  ///       Settings()
  ///     }
  /// }
  /// ```
  ///
  /// Set the state to present the child. It goes away when the state becomes `nil`, or with the action
  /// ``PresentationAction/dismiss``, after which the state is `nil`. An alert or a dialog goes away with its answer, too. The child runs before this reducer, and when it goes
  /// away, or another one takes its place, its effects are cancelled.
  ///
  /// An action of the child is a mistake while it is not presented, and is reported.
  ///
  /// - Parameters:
  ///   - toPresentationState: The field that `@Presents` made, with `$` in front of its name.
  ///   - toPresentationAction: The case that holds the child's actions.
  ///   - destination: The child feature.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A reducer that runs the child and then this reducer.
  public func ifLet<DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    PresentationReducer(
      parent: self,
      child: destination(),
      presentation: toPresentationState,
      action: AnyCasePath(toPresentationAction),
      site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Shows an alert or a dialog at times.
  ///
  /// It goes away with the action ``PresentationAction/dismiss`` and with each of its own actions.
  ///
  /// - Parameters:
  ///   - toPresentationState: The field that `@Presents` made, with `$` in front of its name.
  ///   - toPresentationAction: The case that holds the actions of the alert.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A reducer that runs this reducer and then takes the alert away.
  public func ifLet<DestinationState: _EphemeralState>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationState.Action>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    ifLet(
      toPresentationState,
      action: toPresentationAction,
      destination: { EmptyReducer() },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Runs one of several child features that are presented at times, an enum of reducers.
  ///
  /// - Parameters:
  ///   - toPresentationState: The field that `@Presents` made, with `$` in front of its name.
  ///   - toPresentationAction: The case that holds the child's actions.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A reducer that runs the child and then this reducer.
  public func ifLet<DestinationState: CaseReducerState, DestinationAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where
    DestinationState.StateReducer.State == DestinationState, DestinationState.StateReducer.Action == DestinationAction
  {
    ifLet(
      toPresentationState,
      action: toPresentationAction,
      destination: { DestinationState.StateReducer._$reducer },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

/// A feature with a child that is presented at times.
private struct PresentationReducer<Parent: Reducer, Child: Reducer>: Reducer {
  typealias State = Parent.State
  typealias Action = Parent.Action

  let parent: Parent
  let child: Child
  let presentation: WritableKeyPath<State, PresentationState<Child.State>>
  let action: AnyCasePath<Action, PresentationAction<Child.Action>>
  let site: CallSite

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let before = childID(in: state)
    let presentationAction = self.action.extract(from: action)
    if presentationAction != nil, before == nil {
      site.report(.childIsAway("'ifLet'", action: actionText(action), "The state of the child is 'nil'."))
    }
    var childEffect = Effect<Action>.none
    if case .presented(let childAction) = presentationAction, let before {
      childEffect = reduceChild(before, into: &state, action: childAction)
    }
    let parentEffect = parent.reduce(into: &state, action: action)
    if isLast(presentationAction, in: state), childID(in: state) == before {
      state[keyPath: presentation].wrappedValue = nil
    }
    guard let before, before != childID(in: state) else { return .merge(childEffect, parentEffect) }
    return .merge(childEffect.ofRemovedChild(), parentEffect, .cancel(id: before))
  }

  /// Whether the action takes the child away: it says so, or it is the answer to an alert.
  private func isLast(_ action: PresentationAction<Child.Action>?, in state: State) -> Bool {
    switch action {
    case .dismiss: return true
    case .presented(let childAction):
      guard let childState = state[keyPath: presentation].wrappedValue else { return false }
      return isAnswered(childState, by: childAction)
    case nil: return false
    }
  }

  private func reduceChild(_ id: ChildID, into state: inout State, action: Child.Action) -> Effect<Action> {
    guard
      let effect = state[keyPath: presentation].wrappedValue.modify({ childState in
        Dismissal.$isPresented.withValue(true) { child.reduce(into: &childState, action: action) }
      })
    else { return .none }
    let embed = self.action.embed
    return effect.map { embed(.presented($0)) }
      .dismissing { embed(.dismiss) }
      .ofChild(id)
  }

  private func childID(in state: State) -> ChildID? {
    state[keyPath: presentation].wrappedValue.map { ChildID(place: presentation, state: $0) }
  }
}

extension Optional {
  /// Changes the wrapped value, if there is one.
  fileprivate mutating func modify<Result>(_ body: (inout Wrapped) -> Result) -> Result? {
    guard var value = self else { return nil }
    self = nil
    defer { self = value }
    return body(&value)
  }
}
