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
  /// The parts of it that tests have printed, by their ids.
  var printed: [String: String] = [:]

  /// Whether a run that came to its end also ended the way that its results make it end.
  ///
  /// A process that the grader had to end after the last test has said all that it had to say.
  var endsAsReported: Bool {
    guard events.hasEnded else { return true }
    switch ending {
    case .exited(let status): return (status == 0) != hasFailures
    case .crashed(signal: nil), .timedOut: return true
    case .crashed, .wroteTooMuch: return false
    }
  }

  /// Whether the event stream tells of a failure, in a test or outside of all.
  var hasFailures: Bool {
    (events.tests.values.flatMap(\.issues) + events.unattributed).contains(where: \.isFailure)
  }
}
