@_spi(Grading) import IssueReporting
import Foundation

/// The complaints about what effects do, and do not do. The first line is the same for each kind.
extension Complaint {
  /// An effect runs when the test ends.
  static func stillRunning(_ origin: EffectOrigin) -> Self {
    Complaint(
      summary: """
        An effect is still running at the end of the test.

        \(startedBy([origin], withPlace: false))

        Let it end before the test does: receive what it sends, advance the clock that it sleeps on, send the action that \
        cancels it, or cancel the task that 'send' returned. If it is to end by itself, wait with 'await store.finish()'.
        """,
      skipped: .effect
    )
  }

  /// Effects run when `finish` has waited long enough.
  static func unfinished(_ origins: [EffectOrigin], after timeout: Duration) -> Self {
    Complaint(
      summary: """
        An effect is still running after \(timeout.inSeconds).

        \(startedBy(origins))

        \(clockAdvice(for: origins)) If it is never to end by itself, send the action that cancels it, or cancel the task that 'send' \
        returned.
        """,
      skipped: .effect
    )
  }

  /// Actions came back, and the test ends without a `receive` for them.
  static func neverReceived(_ actions: [String], from origins: [EffectOrigin]) -> Self {
    Complaint(
      summary: """
        \(waiting(actions, "was never received", "were never received"))

        \(list(actions))

        \(startedBy(origins))

        Claim each with 'await store.receive(…)', in this order, or drop them with 'await store.skipReceivedActions()'.
        """,
      skipped: .action
    )
  }

  /// An action is sent while others wait to be received.
  static func sentTooEarly(_ action: String, before actions: [String], from origins: [EffectOrigin]) -> Self {
    Complaint(
      summary: """
        An action was sent while received actions were waiting.

        Sent: \(action)

        \(waiting(actions, "is waiting", "are waiting"))

        \(list(actions))

        \(startedBy(origins))

        Claim each with 'await store.receive(…)' before this step.
        """
    )
  }

  /// Received actions that a non-exhaustive test does not claim; this is information.
  static func skippedActions(_ actions: [String]) -> Self {
    Complaint(
      summary: "Skipped: \(waiting(actions, "is not claimed", "are not claimed"))\n\n\(list(actions))",
      skipped: .action
    )
  }

  /// Running effects that a non-exhaustive test does not let end; this is information.
  static func skippedEffects(_ origins: [EffectOrigin]) -> Self {
    Complaint(summary: "Skipped: effects that are running.\n\n\(startedBy(origins))", skipped: .effect)
  }

  /// There are no running effects that could be skipped.
  static let noEffectsToSkip = Complaint(
    summary: """
      There are no running effects to skip.

      Take this step out, or pass 'strict: false' if there may be none.
      """
  )

  /// What is said of an error that an effect threw.
  static func effectThrew(_ origin: EffectOrigin, _ run: CallSite) -> String {
    """
    An effect threw this error and does not catch it.

    Started by: \(origin.action())
    Thrown in: the '.run' at \(run.name)

    Catch the error in the effect, or give the '.run' a 'catch' that sends what went wrong back as an action.
    """
  }

  /// What to do about effects that take too long.
  static func clockAdvice(for origins: [EffectOrigin]) -> String {
    if origins.contains(where: { !$0.remainingSleeps.isEmpty }) {
      return
        "The time of a test clock stands still until the test moves it: 'await clock.advance(by: …)' before this step."
    }
    return """
      If it sleeps, sleep on a clock that the test controls, and advance it. A sleep on a real clock, such as 'Task.sleep', \
      makes the test wait for real: 'timeout:' lets it wait longer.
      """
  }

  private static func waiting(_ actions: [String], _ one: String, _ many: String) -> String {
    actions.count == 1 ? "1 action that came back \(one):" : "\(actions.count) actions that came back \(many):"
  }

  /// Actions, each on a line of its own.
  static func list(_ actions: [String]) -> String {
    actions.map { "  \($0.replacingOccurrences(of: "\n", with: "\n  "))" }.joined(separator: "\n")
  }

  /// The actions that started effects, each with its place, and what the effects wait for where that is known.
  static func startedBy(_ origins: [EffectOrigin], withPlace: Bool = true) -> String {
    origins
      .flatMap { origin in
        let place = withPlace ? origin.site.map { " (\($0.name))" } : nil
        let sleeps = origin.remainingSleeps
        return ["Started by: \(origin.action())" + (place ?? "")]
          + (sleeps.isEmpty ? [] : ["Sleeps on a test clock: \(sleeps.joined(separator: ", ")) to go"])
      }
      .joined(separator: "\n")
  }
}

extension Duration {
  /// The duration in words: `0.1 seconds`.
  var inSeconds: String {
    let seconds = Double(components.seconds) + Double(components.attoseconds) / 1e18
    let number = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
    return "\(number) \(number == "1" ? "second" : "seconds")"
  }
}
