import Foundation

/// How a test's process came to its end, for the report.
package struct Crash: Equatable, Sendable, Codable {
  /// The signal's name, such as `SIGILL`; none where the process ended by itself, or it is not known.
  package var signal: String?
  /// What Swift said of it: `Fatal error: Index out of range`.
  package var fatalMessage: String?

  package init(signal: String? = nil, fatalMessage: String? = nil) {
    self.signal = signal
    self.fatalMessage = fatalMessage
  }

  /// Reads what a process left.
  ///
  /// The text is only told, never judged by: whatever a learner prints there changes no verdict.
  ///
  /// - Parameters:
  ///   - signal: The number of the signal that ended it.
  ///   - output: What it printed.
  init(signal: Int32?, output: String) {
    self.signal = signal.map { Self.names[$0] ?? "signal \($0)" }
    fatalMessage = output.split(whereSeparator: \.isNewline).last { line in
      ["Fatal error", "Precondition failed", "Assertion failed"].contains(where: line.contains)
    }
    .map { line in
      // 'CounterExercise/Counter.swift:12: Fatal error: …'; the file is worth telling, the folder is not there.
      String(line.prefix(300))
    }
  }

  private static let names: [Int32: String] = [
    SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGILL: "SIGILL", SIGKILL: "SIGKILL", SIGQUIT: "SIGQUIT",
    SIGSEGV: "SIGSEGV", SIGTERM: "SIGTERM", SIGTRAP: "SIGTRAP", SIGALRM: "SIGALRM", SIGPIPE: "SIGPIPE",
    SIGSYS: "SIGSYS", SIGXCPU: "SIGXCPU", SIGXFSZ: "SIGXFSZ",
  ]
}
