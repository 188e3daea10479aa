import Foundation

/// Builds a workspace: `swift build --build-tests`.
struct SwiftBuild: Sendable {
  var workspace: Workspace
  var limits: Limits
  var environment: ToolEnvironment

  /// What the compiler has said in the last build.
  var messages: BuildMessages { BuildMessages(build: workspace.build) }

  /// Builds what has changed.
  ///
  /// - Parameters:
  ///   - processes: The programs that tests will start.
  ///   - report: Is told how far it is, as it gets on.
  /// - Returns: How the build ended, and what it printed: for people to read, and no evidence of whose doing it is.
  /// - Throws: ``GraderFault/cannotRun(program:reason:)`` where there is no `swift`, ``GraderFault/workspace(path:reason:)``
  ///   where what was built cannot be put in its place.
  func run(
    processes: [String] = [],
    report: @escaping (Phrase) -> Void = { _ in }
  ) throws(GraderFault) -> ChildProcess.Result {
    let deadline = ContinuousClock.now + .seconds(limits.build)
    let process = ChildProcess(
      program: "swift",
      arguments: ["build", "--build-tests"] + Self.arguments(workspace),
      environment: environment.tools
    )
    // A build that fails leaves the program of an earlier one in its place.
    unlink(workspace.bundle.path)
    for process in processes { unlink(workspace.processes.appending(path: process).path) }
    try messages.clear()
    var steps = BuildSteps()
    let result = try LeftoverProcesses.mark(process, of: workspace).run {
      ContinuousClock.now > deadline ? .buildTime : nil
    } hear: { bytes in
      if let (done, all) = steps.read(bytes) { report(.buildSteps(done, of: all)) }
    }
    if result.ending == .exited(0) {
      #if !canImport(Darwin)
        try place("WorkspacePackageTests.xctest", at: workspace.bundle)
      #endif
      if !processes.isEmpty { try Self.openFolder(workspace.processes) }
      for process in processes { try place(process, at: workspace.processes.appending(path: process)) }
    }
    return result
  }

  /// Why a build failed that is nobody's doing but the grader's.
  ///
  /// - Parameter result: What ``run()`` returned.
  /// - Returns: The fault, with what there is to read of it.
  func fault(of result: ChildProcess.Result) -> GraderFault {
    if result.ending == .stopped(.buildTime) { return .buildTimedOut(seconds: limits.build) }
    if let reason = Self.lackOfRoom(in: result.output) {
      return .workspace(path: workspace.build.path, reason: reason)
    }
    // Lines that begin with a blank quote the source again.
    let lines = result.output.split(whereSeparator: \.isNewline).map(String.init)
    if Self.isOfElsewhere(result.output) { return .builtElsewhere }
    var errors: [String] = []
    for line in lines where line.contains("error: ") && !line.hasPrefix(" ") && !errors.contains(line) {
      errors.append(line)
    }
    if Self.isKilled(result.output) { return .compilerKilled }
    return .buildFailed(excerpt: Array((errors.isEmpty ? lines.suffix(10) : errors.prefix(10))))
  }

  /// What a build says that found no room to write, if it does; not what a learner's line has the compiler say.
  static func lackOfRoom(in output: String) -> String? {
    let reasons = ["No space left on device", "Disk quota exceeded", "There isn’t enough space", "disk is full"]
    let lines = output.split(whereSeparator: \.isNewline).filter {
      $0.hasPrefix("<unknown>:0: ") || $0.hasPrefix("error: ")
    }
    return reasons.first { reason in lines.contains { $0.contains(reason) } }
  }

  /// Whether a build says that a program of the toolchain was ended by a signal that none can answer.
  static func isKilled(_ output: String) -> Bool {
    output.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("error: ") && $0.hasSuffix("due to signal 9") }
  }

  /// Whether a build says that what was built before was built at another place.
  static func isOfElsewhere(_ output: String) -> Bool {
    output.split(whereSeparator: \.isNewline).contains { line in
      !line.hasPrefix(" ") && line.contains("was compiled with module cache path '")
    }
  }

  /// Makes a folder, if there is none, that any user may look into, whatever this one gives to others as a rule.
  static func openFolder(_ folder: URL) throws(GraderFault) {
    guard mkdir(folder.path, 0o755) == 0 || errno == EEXIST, chmod(folder.path, 0o755) == 0 else {
      throw .workspace(path: folder.path, reason: String(cString: strerror(errno)))
    }
  }

  /// Gives a program a name outside of the build folder, where any user may run it who is let into the workspace.
  private func place(_ program: String, at place: URL) throws(GraderFault) {
    let built = workspace.build.appending(path: "debug/\(program)").path
    guard link(built, place.path) == 0, chmod(built, 0o755) == 0 else {
      throw .workspace(path: built, reason: String(cString: strerror(errno)))
    }
  }

  /// The same for every call of the package manager: other flags would build everything anew.
  static func arguments(_ workspace: Workspace) -> [String] {
    ["--package-path", workspace.package.path, "--scratch-path", workspace.build.path]
      + (["-module-cache-path", workspace.moduleCache.path] + compilerFlags).flatMap { ["-Xswiftc", $0] }
  }

  /// Small modules that nobody debugs: compiled whole, without what a debugger reads, they take the processor a third less.
  private static let compilerFlags = [
    "-gnone", "-wmo", "-num-threads", "1", "-no-emit-module-separately-wmo", "-disable-batch-mode",
  ]
}
