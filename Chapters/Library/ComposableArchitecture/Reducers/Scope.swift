import CasePaths
@_spi(Grading) import IssueReporting

/// Runs a child feature on a part of its parent's state and on some of its parent's actions.
///
/// ```swift
/// var body: some Reducer<State, Action> {
///   Scope(state: \.profile, action: \.profile) {
///     Profile()
///   }
///   Reduce { state, action in … }
/// }
/// ```
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
  private let part: Part
  private let action: AnyCasePath<ParentAction, Child.Action>
  private let child: Child
  private let site: CallSite

  private enum Part {
    case field(WritableKeyPath<ParentState, Child.State>)
    case choice(AnyCasePath<ParentState, Child.State>)
  }

  /// Runs a child feature on a field of the parent's state.
  ///
  /// - Parameters:
  ///   - toChildState: The field that is the child's state.
  ///   - toChildAction: The case that holds the child's actions.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - child: The child feature.
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    part = .field(toChildState)
    action = AnyCasePath(toChildAction)
    self.child = child()
    site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs a child feature on a case of the parent's state.
  ///
  /// An action of the child is a mistake while the state is another case, and is reported.
  ///
  /// - Parameters:
  ///   - toChildState: The case that holds the child's state.
  ///   - toChildAction: The case that holds the child's actions.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - child: The child feature.
  public init<ChildState, ChildAction>(
    state toChildState: CaseKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    part = .choice(AnyCasePath(toChildState))
    action = AnyCasePath(toChildAction)
    self.child = child()
    site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs the child on its part of the state, if the action is one of the child's.
  ///
  /// - Parameters:
  ///   - state: The parent's state, to be changed in place.
  ///   - action: What happened.
  /// - Returns: The work that the child's action starts.
  public func reduce(into state: inout ParentState, action: ParentAction) -> Effect<ParentAction> {
    guard let childAction = self.action.extract(from: action) else { return .none }
    let embed = self.action.embed
    switch part {
    case .field(let field):
      return child.reduce(into: &state[keyPath: field], action: childAction).map { embed($0) }
    case .choice(let choice):
      guard let effect = choice.modify(&state, { child.reduce(into: &$0, action: childAction) }) else {
        site.report(.childIsAway("'Scope'", action: actionText(action), "The state is another case."))
        return .none
      }
      return effect.map { embed($0) }
    }
  }
}
