import CasePaths
import CustomDump
@_spi(Grading) import IssueReporting

/// Which action a `receive` claims.
struct ActionMatch<Action> {
  /// The claim as messages name it.
  let text: String

  /// Whether an action is the one that is claimed.
  let matches: (Action) -> Bool

  /// How an action differs from the one that is claimed, where that can be told.
  let difference: (Action) -> String?
}

extension ActionMatch where Action: Equatable {
  /// This very action.
  init(_ action: Action) {
    text = actionText(action)
    // As with states, a '==' that leaves something out does not make two actions one.
    matches = { $0 == action && String(customDumping: $0) == String(customDumping: action) }
    difference = { diff(action, $0) }
  }
}

extension ActionMatch {
  /// Whatever a closure says yes to.
  init(predicate: @escaping (Action) -> Bool) {
    text = "an action for which the closure returns true"
    matches = predicate
    difference = { _ in nil }
  }
}

extension ActionMatch where Action: CasePathable {
  /// An action of a case, whatever it holds.
  init<Value>(_ keyPath: CaseKeyPath<Action, Value>) {
    let path = AnyCasePath(keyPath)
    text = "\\.\(path.name ?? "…")"
    matches = { path.extract(from: $0) != nil }
    difference = { _ in nil }
  }

  /// An action of a case that holds a value.
  init<Value: Equatable>(_ keyPath: CaseKeyPath<Action, Value>, _ value: Value) {
    let path = AnyCasePath(keyPath)
    let expected = String(customDumping: value)
    text = "\\.\(path.name ?? "…") with \(expected)"
    matches = { action in
      guard let actual = path.extract(from: action) else { return false }
      return actual == value && String(customDumping: actual) == expected
    }
    difference = { action in path.extract(from: action).flatMap { diff(value, $0) } }
  }
}
