import Foundation

/// Builds a workspace: `swift build --build-tests`.
struct SwiftBuild: Sendable {
  var workspace: Workspace
  var limits: Limits
  var environment: ToolEnvironment

  /// Builds what has changed.
  ///
  /// - Returns: How the build ended, and what the compiler said.
  /// - Throws: ``GraderFault/cannotRun(program:reason:)`` where there is no `swift`.
  func run() throws(GraderFault) -> ChildProcess.Result {
    let deadline = ContinuousClock.now + .seconds(limits.build)
    let process = ChildProcess(
      program: "swift",
      arguments: ["build", "--build-tests"] + Self.arguments(workspace),
      environment: workspace.marked(environment.tools)
    )
    return try process.run { ContinuousClock.now > deadline ? .buildTime : nil }
  }

  /// The same for every call of the package manager: other flags would build everything anew.
  static func arguments(_ workspace: Workspace) -> [String] {
    [
      "--package-path", workspace.package.path, "--scratch-path", workspace.build.path,
      "-Xswiftc", "-module-cache-path", "-Xswiftc", workspace.moduleCache.path,
    ]
  }
}
