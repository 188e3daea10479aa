import Foundation

/// One grading of one exercise for a watch, by a process of its own: it can be given up at any moment.
package struct WatchRun: Sendable {
  /// The variable of the environment that names a descriptor to tell progress to: a line for each step, and one that begins
  /// with a tab for how far a step is.
  package static let progressVariable = "WORKBOOK_PROGRESS"

  private let process: ChildProcess

  /// - Parameters:
  ///   - program: The grader.
  ///   - id: The exercise.
  ///   - options: What else the grading is told, such as its limits.
  ///   - showsColour: Whether its report shall have colours.
  package init(program: URL, id: ExerciseID, options: [String], showsColour: Bool) {
    var environment = ProcessInfo.processInfo.environment
    environment[Self.progressVariable] = "\(Trace.descriptor(0))"
    environment["CLICOLOR_FORCE"] = showsColour ? "1" : nil
    process = ChildProcess(
      program: program.path,
      arguments: ["grade", id.description] + options,
      environment: environment,
      // It ends what it has started when it is asked to end.
      family: ProcessFamily(endsItself: true)
    )
  }

  /// Grades the exercise.
  ///
  /// - Parameters:
  ///   - isGivenUp: Asked some twenty times a second.
  ///   - tell: Is told what it does, line by line, as ``progressVariable`` has it.
  /// - Returns: The report; nothing where it was given up.
  /// - Throws: ``GraderFault/cannotRun(program:reason:)``, ``GraderFault/programGone``.
  package func report(
    unless isGivenUp: () -> Bool,
    tell: (Substring) -> Void
  ) throws(GraderFault) -> String? {
    guard FileManager.default.fileExists(atPath: process.program) else { throw .programGone }
    let progress = Trace()
    var told = 0
    let result = try process.run(traces: [progress]) {
      if progress.data.count > told {
        let lines = String(decoding: progress.data[told...], as: UTF8.self)
        told = progress.data.count
        lines.split(separator: "\n").forEach(tell)
      }
      return isGivenUp() ? .superseded : nil
    }
    return result.ending == .stopped(.superseded) ? nil : result.output
  }
}
