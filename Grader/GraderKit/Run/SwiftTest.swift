import Foundation

/// One run of a workspace's tests.
struct SwiftTest: Sendable {
  /// How the tests are started.
  enum Start: Equatable, Sendable {
    /// Build what has changed, then run: `swift test`.
    case building
    /// Start what is built already.
    case built
  }

  /// The traces that a run leaves.
  struct Traces: Equatable, Sendable {
    var start: Start
    var ending: ChildProcess.Ending
    var output: String
    /// The event stream, the mark log and the step log, as they were written.
    var events: Data
    var marks: Data
    var steps: Data

    /// Whether the tests were started, and so the build had succeeded.
    var didStart: Bool { !events.isEmpty }
  }

  var workspace: Workspace
  var limits: Limits
  /// The environment of the grader, of which a run sees only what the tools need.
  var environment: [String: String]

  /// Runs tests one after the other.
  ///
  /// - Parameters:
  ///   - filters: Regular expressions over test ids.
  ///   - start: How.
  /// - Returns: What the run left.
  /// - Throws: ``GraderFault`` where the tools cannot be started or the traces not be read.
  func run(filters: [String], start: Start) throws(GraderFault) -> Traces {
    // The same place each time: the environment names it, and SwiftPM compiles its manifests again for each environment.
    // Who runs tests holds the workspace's lock.
    let folder = workspace.runs.appending(path: "current", directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .workspace(path: folder.path, reason: error.localizedDescription)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let events = folder.appending(path: "events.jsonl")
    let marks = folder.appending(path: "marks.jsonl")
    let steps = folder.appending(path: "steps.jsonl")

    var process = command(start)
    process.arguments += [
      "--no-parallel", "--event-stream-output-path", events.path, "--event-stream-version", "6.3",
    ]
    process.arguments += filters.flatMap { ["--filter", $0] }
    process.environment[GradingMark.logVariable] = marks.path
    process.environment["WORKBOOK_STEP_LOG"] = steps.path
    var headway = Headway(events: events, logs: [marks, steps], limits: limits, isBuilding: start == .building)
    let result = try process.run { headway.stopReason() }
    return Traces(
      start: start,
      ending: result.ending,
      output: result.output,
      events: try Self.contents(events),
      marks: try Self.contents(marks),
      steps: try Self.contents(steps)
    )
  }

  /// Builds everything without running it.
  func build() throws(GraderFault) -> ChildProcess.Result {
    let deadline = ContinuousClock.now + .seconds(limits.build)
    let arguments = ["build", "--build-tests"] + Self.packageArguments(workspace)
    let process = ChildProcess(program: "swift", arguments: arguments, environment: toolEnvironment)
    return try process.run { ContinuousClock.now > deadline ? .buildTime : nil }
  }

  private func command(_ start: Start) -> ChildProcess {
    #if !canImport(Darwin)
      if start == .built {
        let binary = workspace.build.appending(path: "debug/WorkspacePackageTests.xctest").path
        return ChildProcess(
          program: binary,
          arguments: ["--testing-library", "swift-testing"],
          environment: toolEnvironment
        )
      }
    #endif
    var arguments = ["test", "--disable-xctest"] + Self.packageArguments(workspace)
    if start == .built { arguments.append("--skip-build") }
    return ChildProcess(program: "swift", arguments: arguments, environment: toolEnvironment)
  }

  /// The same for every run: other flags would build everything anew.
  private static func packageArguments(_ workspace: Workspace) -> [String] {
    [
      "--package-path", workspace.package.path, "--scratch-path", workspace.build.path,
      "-Xswiftc", "-module-cache-path", "-Xswiftc", workspace.moduleCache.path,
    ]
  }

  /// What the tools and the tests see of the grader's environment.
  private var toolEnvironment: [String: String] {
    let passed = ["PATH", "HOME", "TMPDIR", "LANG", "LC_ALL", "DEVELOPER_DIR", "SDKROOT", "TOOLCHAINS"]
    var result = environment.filter { passed.contains($0.key) }
    // A backtrace costs seconds at every crash, and the traces say which test crashed.
    result["SWIFT_BACKTRACE"] = "enable=no"
    result[LeftoverProcesses.variable] = workspace.folder.path
    return result
  }

  /// A trace that nobody has written is empty; one that cannot be read is nobody's failure but the grader's.
  private static func contents(_ url: URL) throws(GraderFault) -> Data {
    guard FileManager.default.fileExists(atPath: url.path) else { return Data() }
    do {
      return try Data(contentsOf: url)
    } catch {
      throw .workspace(path: url.path, reason: error.localizedDescription)
    }
  }
}
