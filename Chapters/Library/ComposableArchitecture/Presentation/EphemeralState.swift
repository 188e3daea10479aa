import CasePaths

/// The state of something that takes one answer and then goes away: an alert, a dialog.
///
/// It is presented like a child feature, but has no logic of its own. After one of its actions it is there no more.
public protocol _EphemeralState<Action> {
  /// What can be answered.
  associatedtype Action
}

extension _EphemeralState {
  /// Whether an action, or what one of its cases holds, is an answer to this.
  fileprivate func isAnswered(by action: Any) -> Bool {
    action is Action
  }
}

/// Whether a child goes away with an action that it gets: it is an alert or a dialog, or a case that holds one.
///
/// - Parameters:
///   - state: The child's state.
///   - action: The action.
/// - Returns: `true` if the action is an answer.
func isAnswered(_ state: some Any, by action: some Any) -> Bool {
  if let state = state as? any _EphemeralState { return state.isAnswered(by: action) }
  guard
    let (_, payload) = (state as? any CasePathable)?.caseAndPayload,
    let question = payload as? any _EphemeralState,
    let (_, answer) = (action as? any CasePathable)?.caseAndPayload
  else { return false }
  return answer.map { question.isAnswered(by: $0) } ?? false
}
