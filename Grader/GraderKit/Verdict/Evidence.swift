/// All that a run left, and how its process ended.
struct Evidence: Equatable, Sendable {
  /// How a process ended.
  enum Ending: Equatable, Sendable {
    /// By itself, with whatever status.
    case exited
    /// By a signal, whose number is not always known.
    case crashed(signal: Int32?)
    /// By the grader, because it took too long or wrote too much.
    case timedOut
  }

  var events: TestEvents
  var marks: MarkLog
  var steps: StepRecords
  var ending: Ending
  /// What the process printed; only told, never judged by.
  var output = ""
}
