import LibraryTestSupport

/// A run of the program beside the tests.
struct Probe {
  let output: String
  let warnings: String

  /// Runs the program and waits for its end.
  ///
  /// - Parameters:
  ///   - context: What the environment forces the program into.
  ///   - arguments: What the program is asked.
  /// - Throws: What keeps the program from running.
  init(context: String?, _ arguments: String...) throws {
    let run = try ProgramRun(
      of: "DependenciesProbe",
      arguments,
      environment: ["SWIFT_DEPENDENCIES_CONTEXT": context]
    )
    output = run.output
    warnings = run.errors
  }
}
