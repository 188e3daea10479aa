import Foundation

/// One grading of one exercise for a watch, by a process of its own: it can be given up at any moment.
package struct WatchRun: Sendable {
  private let process: ChildProcess

  /// - Parameters:
  ///   - program: The grader.
  ///   - id: The exercise.
  ///   - options: What else the grading is told, such as its limits.
  ///   - showsColour: Whether its report shall have colours.
  package init(program: URL, id: ExerciseID, options: [String], showsColour: Bool) {
    var environment = ProcessInfo.processInfo.environment
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
  /// - Parameter isGivenUp: Asked some twenty times a second.
  /// - Returns: The report; nothing where it was given up.
  /// - Throws: ``GraderFault/cannotRun(program:reason:)``.
  package func report(unless isGivenUp: () -> Bool) throws(GraderFault) -> String? {
    let result = try process.run { isGivenUp() ? .superseded : nil }
    return result.ending == .stopped(.superseded) ? nil : result.output
  }
}
