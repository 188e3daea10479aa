/// All that a run left, and how its process ended.
struct Evidence: Equatable, Sendable {
  /// How a process ended.
  enum Ending: Equatable, Sendable {
    /// By itself, with whatever status.
    case exited
    /// By a signal.
    case crashed
    /// By the grader, because it took too long.
    case timedOut
  }

  var events: TestEvents
  var marks: MarkLog
  var steps: StepRecords
  var ending: Ending
}
