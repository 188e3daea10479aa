@_spi(Grading) import IssueReporting

/// The complaints about what a step receives, and does not receive. The first line is the same for each kind.
extension Complaint {
  /// The next action is not the one that the step claims.
  static func otherAction<State, Action>(
    _ match: ActionMatch<Action>,
    _ received: TestLedger<State, Action>.Received
  ) -> Self {
    Complaint(
      summary: """
        Another action came than the one that this step claims.

        Claimed: \(match.text)
        Came: \(actionText(received.action))

        The action that came counts as received.
        """,
      difference: match.difference(received.action)
    )
  }

  /// The action that the step claims is here, but not the next one.
  static func otherActionsFirst(_ claimed: String, _ actions: [String]) -> Self {
    Complaint(
      summary: """
        Other actions came before the one that this step claims.

        Claimed: \(claimed)

        Came before it:
        \(list(actions))

        Claim each with 'await store.receive(…)' before this step.
        """
    )
  }

  /// No action came, or none that a non-exhaustive test asks for.
  static func nothingReceived(
    _ claimed: String,
    instead actions: [String],
    running: [EffectOrigin],
    after timeout: Duration
  ) -> Self {
    var paragraphs = ["Claimed: \(claimed)"]
    if !actions.isEmpty { paragraphs.append("Came instead:\n\(list(actions))") }
    if running.isEmpty {
      paragraphs.insert("The action did not come, and nothing is running that could send it.", at: 0)
      paragraphs.append("Did the action before this step start the effect, and does the effect send this?")
    } else {
      paragraphs.insert("The action did not come after \(timeout.inSeconds).", at: 0)
      paragraphs.append(startedBy(running))
      paragraphs.append(clockAdvice(for: running))
    }
    return Complaint(summary: paragraphs.joined(separator: "\n\n"))
  }

  /// There are no received actions that could be skipped.
  static let nothingToSkip = Complaint(
    summary: """
      There are no received actions to skip.

      Take this step out, or pass 'strict: false' if there may be none.
      """
  )
}
