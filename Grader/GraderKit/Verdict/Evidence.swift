/// All that a run left, and how its process ended.
struct Evidence: Equatable, Sendable {
  /// How a process ended.
  enum Ending: Equatable, Sendable {
    /// By itself.
    case exited(status: Int32)
    /// By a signal, whose number is not always known.
    case crashed(signal: Int32?)
    /// By the grader, because a test did not end within so many seconds.
    case timedOut(seconds: Int)
    /// By the grader, because it had written more for the grader than it may.
    case wroteTooMuch
  }

  var events: TestEvents
  var marks: MarkLog
  var steps: StepRecords
  var ending: Ending
  /// What the process printed; only told, never judged by.
  var output = ""
}
