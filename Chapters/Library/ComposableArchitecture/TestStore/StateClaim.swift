@_spi(Grading) import IssueReporting

/// What a step claims of the state, and what the state did.
struct StateClaim<State: Equatable> {
  /// The step's closure, or nil, which claims that nothing changes.
  let update: ((inout State) throws -> Void)?
  let before: Snapshot<State>
  let after: Snapshot<State>

  /// What came of checking a claim.
  enum Verdict {
    case holds
    case holdsButSkips(Complaint)
    case fails(Complaint)
    case cannotBeChecked(Complaint)
    case threw(any Error)
  }

  /// Checks the claim.
  ///
  /// The closure runs once, on the state before the action, or in non-exhaustive tests on the state after it. Where skipped
  /// assertions are shown it runs a second time, on the state before.
  ///
  /// - Parameters:
  ///   - exhaustivity: Which of the changes have to be claimed.
  ///   - step: Tells the complaints what the step is.
  /// - Returns: Whether the claim holds.
  func check(_ exhaustivity: Exhaustivity, _ step: StepFacts) -> Verdict {
    do {
      guard !before.hasMoved else { return .cannotBeChecked(.sharedState(before, step)) }
      switch exhaustivity {
      case .on: return try checkAll(step)
      case .off(let showsSkipped): return try checkClaimed(step, showsSkipped: showsSkipped)
      }
    } catch {
      return .threw(error)
    }
  }

  private func checkAll(_ step: StepFacts) throws -> Verdict {
    let isChanged = Self.differ(before, after)
    guard let update else { return isChanged ? .fails(.unclaimedChange(before, after, step)) : .holds }
    let claimed = try apply(update, to: before)
    guard Self.differ(claimed, after) else {
      return isChanged ? .holds : .fails(.nothingChanged(nil, after, step))
    }
    return .fails(isChanged ? .wrongState(claimed, after, step) : .nothingChanged(claimed, after, step))
  }

  private func checkClaimed(_ step: StepFacts, showsSkipped: Bool) throws -> Verdict {
    if let update {
      let claimed = try apply(update, to: after)
      guard !Self.differ(claimed, after) else { return .fails(.wrongState(claimed, after, step)) }
    }
    guard showsSkipped else { return .holds }
    let claimed = try update.map { try apply($0, to: before) } ?? before
    return Self.differ(claimed, after) ? .holdsButSkips(.skippedChange(claimed, after, step)) : .holds
  }

  private func apply(_ update: (inout State) throws -> Void, to snapshot: Snapshot<State>) throws -> Snapshot<State> {
    var state = snapshot.state
    try update(&state)
    return Snapshot(state)
  }

  /// Whether two states differ, in what they print as well as by `==`: a `==` may leave something out.
  private static func differ(_ first: Snapshot<State>, _ second: Snapshot<State>) -> Bool {
    first.state != second.state || !first.printsAlike(second)
  }
}

/// What the complaints about a step say of it.
struct StepFacts {
  /// The action that was sent or received, as messages name it, or nil for a step without one.
  var action: String? { makeAction() }

  /// The number of actions that came back and still wait for their `receive`.
  let waiting: Int

  private let makeAction: () -> String?

  init(action: @autoclosure @escaping () -> String?, waiting: Int = 0) {
    makeAction = action
    self.waiting = waiting
  }

  /// A text that says which step it is about.
  func text(_ summary: String, _ paragraphs: [String]) -> String {
    ([summary] + [action.map { "Action: \($0)" }].compactMap(\.self) + paragraphs).joined(separator: "\n\n")
  }

  /// A text that says which step it is about.
  func text(_ summary: String, _ paragraphs: String...) -> String { text(summary, paragraphs) }
}
