import CasePaths
@_spi(Grading) import CustomDump
@_spi(Grading) import IssueReporting

/// Which action a `receive` claims.
struct ActionMatch<Action> {
  /// Whether an action is the one that is claimed.
  let matches: (Action) -> Bool

  /// How an action differs from the one that is claimed, where that can be told.
  let difference: (Action) -> String?

  private let makeText: () -> String

  private init(
    text: @autoclosure @escaping () -> String,
    matches: @escaping (Action) -> Bool,
    difference: @escaping (Action) -> String? = { _ in nil }
  ) {
    makeText = text
    self.matches = matches
    self.difference = difference
  }

  /// The claim as messages name it.
  var text: String { makeText() }
}

extension ActionMatch where Action: Equatable {
  /// This very action.
  init(_ action: Action) {
    // As with states, a '==' that leaves something out does not make two actions one.
    self.init(
      text: actionText(action),
      matches: { $0 == action && printAlike($0, action) },
      difference: { diff(action, $0) }
    )
  }
}

extension ActionMatch {
  /// Whatever a closure says yes to.
  init(predicate: @escaping (Action) -> Bool) {
    self.init(text: "an action for which the closure returns true", matches: predicate)
  }
}

extension ActionMatch where Action: CasePathable {
  /// An action of a case, whatever it holds.
  init<Value>(_ keyPath: CaseKeyPath<Action, Value>) {
    let path = AnyCasePath(keyPath)
    self.init(text: "\\.\(path.name ?? "…")", matches: { path.extract(from: $0) != nil })
  }

  /// An action of a case that holds a value.
  init<Value: Equatable>(_ keyPath: CaseKeyPath<Action, Value>, _ value: Value) {
    let path = AnyCasePath(keyPath)
    self.init(
      text: "\\.\(path.name ?? "…") with \(String(customDumping: value))",
      matches: { action in
        guard let actual = path.extract(from: action) else { return false }
        return actual == value && printAlike(actual, value)
      },
      difference: { action in path.extract(from: action).flatMap { diff(value, $0) } }
    )
  }
}
