import CustomDump
@_spi(Grading) import IssueReporting

/// The complaints about the state after a step. The first line is the same for each kind.
extension Complaint {
  /// The claim and the state are two things.
  static func wrongState<State: Equatable>(
    _ claimed: Snapshot<State>,
    _ actual: Snapshot<State>,
    _ step: StepFacts
  ) -> Self {
    comparing(claimed, actual, step, "The state is not what this step claims.")
  }

  /// Something changed, and the step has no closure.
  static func unclaimedChange<State: Equatable>(
    _ before: Snapshot<State>,
    _ actual: Snapshot<State>,
    _ step: StepFacts
  ) -> Self {
    comparing(
      before,
      actual,
      step,
      "The state changed, but this step claims no change.",
      "Claim the change in a closure: { $0.… = … }"
    )
  }

  /// The step has a closure, and nothing changed.
  static func nothingChanged<State: Equatable>(
    _ claimed: Snapshot<State>?,
    _ actual: Snapshot<State>,
    _ step: StepFacts
  ) -> Self {
    let summary = "A change was expected, but the state did not change."
    guard let claimed else {
      return comparing(
        actual,
        actual,
        step,
        summary,
        "The closure of this step leaves the state as it is, too. If nothing is to change, leave the closure out."
      )
    }
    return comparing(claimed, actual, step, summary)
  }

  /// A change that a non-exhaustive test did not claim; this is information.
  static func skippedChange<State: Equatable>(
    _ claimed: Snapshot<State>,
    _ actual: Snapshot<State>,
    _ step: StepFacts
  ) -> Self {
    var complaint = comparing(claimed, actual, step, "Skipped: this step does not claim every change.")
    complaint.skipped = .change
    return complaint
  }

  /// The state before the step changed while the step ran.
  static func sharedState<State>(_ before: Snapshot<State>, _ step: StepFacts) -> Self {
    Complaint(
      summary: step.text(
        "The state changed behind the store's back.",
        """
        Something in the state is shared, such as an object of a class, and was changed in place. So the state before the \
        action changed with it, and no claim can be checked. Use structs and enums in the state.
        """
      ),
      difference: difference(of: before.text, String(customDumping: before.state)),
      legend: .firstAndSecond
    )
  }

  /// What is said of an error that a claim threw.
  static func claimThrew(_ step: StepFacts) -> String {
    step.text("The claim of this step threw this error.")
  }

  private static func comparing<State: Equatable>(
    _ claimed: Snapshot<State>,
    _ actual: Snapshot<State>,
    _ step: StepFacts,
    _ summary: String,
    _ advice: String? = nil
  ) -> Self {
    var paragraphs = [advice].compactMap(\.self)
    let areEqual = claimed.state == actual.state
    if areEqual, claimed.text != actual.text {
      paragraphs.append("The '==' of the state calls these two equal, but they print differently. Mend the '=='.")
    } else if !areEqual, claimed.text == actual.text {
      paragraphs.append(
        "The two print the same, but the '==' of the state calls them different. It may compare a NaN, which equals nothing."
      )
    }
    if step.waiting > 0 {
      paragraphs.append(
        """
        \(step.waiting == 1 ? "1 received action waits" : "\(step.waiting) received actions wait") for 'receive': \
        what \(step.waiting == 1 ? "it changes" : "they change") is not part of this step.
        """
      )
    }
    return Complaint(
      summary: step.text(summary, paragraphs),
      difference: diff(claimed.state, actual.state) ?? difference(of: claimed.text, actual.text)
    )
  }

  /// How two dumps differ, also if the values in them are equal by their `==`.
  private static func difference(of claimed: String, _ actual: String) -> String? {
    guard claimed != actual else { return nil }
    guard claimed.contains("\n"), actual.contains("\n") else {
      return [("-", claimed), ("+", actual)]
        .flatMap { sign, text in text.split(separator: "\n").map { "\(sign) \($0)" } }
        .joined(separator: "\n")
    }
    return diff(claimed, actual)
  }
}
