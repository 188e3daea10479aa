import Foundation

/// The tests that a workspace has built, all in one program.
///
/// The program is started by itself, without the package manager: it needs nothing of the build folder then but the one
/// file, and how it ends is seen.
struct TestBundle: Sendable {
  /// What a run leaves.
  struct Traces: Sendable {
    var ending: Evidence.Ending
    var output: String
    /// The event stream, the mark log and the step log, as far as they were written.
    var events: Data
    var marks: Data
    var steps: Data
  }

  var workspace: Workspace
  var limits: Limits
  var launcher: Launcher
  var environment: ToolEnvironment
  /// The programs that the tests may start.
  var processes: [String] = []
  /// The ids of the tests that are to run; without them, any beginning and end of a test counts as headway, without end.
  var tests: Set<String>?

  /// How many runs there may be at once: enough to keep the machine busy, and not so many that their memory is missed.
  ///
  /// Where a run is known by its user or its environment, which all have in common, the end of one ends all.
  var mostAtOnce: Int {
    launcher.endsDescendants ? min(12, 4 * ProcessInfo.processInfo.activeProcessorCount) : 1
  }

  /// Runs tests one after the other.
  ///
  /// - Parameters:
  ///   - filters: Regular expressions over test ids.
  ///   - variables: What the tests find in their environment beside what every run finds there.
  /// - Returns: What the run left.
  /// - Throws: ``GraderFault`` where the program cannot be started.
  func run(filters: [String], variables: [String: String] = [:]) throws(GraderFault) -> Traces {
    let first = try start(filters: filters, variables: variables)
    if first.hasBegun { return first.traces }
    // Even a run that ends at once tells of its tests first. Where nothing is told, something keeps the program from
    // starting at all; without a test to run, it says so. A short limit says nothing about a machine that is too busy to
    // start anything within it.
    let start = ContinuousClock.now
    let idle = try self.start(filters: ["^$"], variables: variables, patience: Limits().test).traces
    guard idle.ending == .exited(status: Self.nothingToRun) else {
      throw .cannotRun(program: workspace.bundle.path, reason: String(first.traces.output.suffix(300)))
    }
    // Whose tests do not begin by themselves have no better excuse than how long the machine takes now.
    let patience = Int((ContinuousClock.now - start) / .seconds(1) * 5)
    return try self.start(filters: filters, variables: variables, patience: patience).traces
  }

  /// The variable by which tests find the programs that they start.
  private static let processesVariable = "WORKBOOK_PROCESSES"
  /// The status of a run that has no test.
  private static let nothingToRun: Int32 = 69

  /// Starts the program, waits for its end, and tells whether a test has begun; with some patience in seconds until one does.
  private func start(
    filters: [String],
    variables: [String: String],
    patience: Int = 0
  ) throws(GraderFault) -> (traces: Traces, hasBegun: Bool) {
    let (events, marks, steps) = (Trace(), Trace(), Trace())
    var process = command(
      ["--no-parallel", "--event-stream-output-path", Trace.path(0), "--event-stream-version", "6.3"]
        + filters.flatMap { ["--filter", $0] }
    )
    if !processes.isEmpty {
      process.environment[Self.processesVariable] = launcher.processes(in: workspace)
    }
    process.environment[GradingMark.logVariable] = Trace.path(1)
    process.environment["WORKBOOK_STEP_LOG"] = Trace.path(2)
    process.environment.merge(variables) { $1 }
    var headway = Headway(limit: limits.test, patience: patience, tests: tests)
    let result = try process.run(traces: [events, marks, steps]) {
      if [events, marks, steps].contains(where: \.isTooLong) { return .traceSize }
      return headway.goesOn(events.data) ? nil : .testTime
    }
    let traces = Traces(
      ending: ending(result.ending),
      output: result.output,
      events: events.data,
      marks: marks.data,
      steps: steps.data
    )
    _ = headway.goesOn(events.data)
    return (traces, headway.hasBegun)
  }

  private func ending(_ ending: ChildProcess.Ending) -> Evidence.Ending {
    switch ending {
    #if canImport(Darwin)
      // The package manager has a status of its own when the tests end by a signal, and does not tell which.
      case .exited(let status): status == 0 ? .exited(status: 0) : .crashed(signal: nil)
    #else
      // What stands between passes a signal on as a shell does.
      case .exited(let status): status > 128 ? .crashed(signal: status - 128) : .exited(status: status)
    #endif
    case .signalled(let signal): .crashed(signal: signal)
    case .stopped(.traceSize): .wroteTooMuch
    case .stopped: .timedOut(seconds: limits.test)
    }
  }

  private func command(_ arguments: [String]) -> ChildProcess {
    var launcher = launcher
    // What the system keeps for a user, as the kernel's keys, does not reach the next run.
    if launcher.endsDescendants, case .other = launcher.user {
      launcher.user = .other(.random(in: Launcher.sandboxedUsers))
    }
    #if canImport(Darwin)
      // A bundle is no program there; the package manager knows which one loads it.
      let words = launcher.words(
        program: "swift",
        arguments: ["test", "--skip-build", "--disable-xctest"] + SwiftBuild.arguments(workspace) + arguments
      )
      let variables = environment.tools.merging(environment.tests) { $1 }
    #else
      let words = launcher.words(
        program: workspace.bundle.path,
        arguments: ["--testing-library", "swift-testing"] + arguments,
        processes: processes.map { workspace.processes.appending(path: $0).path }
      )
      let variables = environment.tests
    #endif
    var process = ChildProcess(
      program: words[0],
      arguments: Array(words.dropFirst()),
      environment: variables.merging(launcher.environment) { $1 }
    )
    if launcher.endsDescendants { return process }
    if case .other(let user) = launcher.user { process.family.user = user }
    return LeftoverProcesses.mark(process, of: workspace)
  }
}
