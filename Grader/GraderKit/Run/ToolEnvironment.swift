/// What the processes that the grader starts see of its own environment.
struct ToolEnvironment: Sendable {
  private let own: [String: String]
  private let workspace: Workspace

  /// - Parameters:
  ///   - own: The grader's own environment.
  ///   - workspace: What the tools work on.
  init(_ own: [String: String], workspace: Workspace) {
    self.own = own
    self.workspace = workspace
  }

  /// For the toolchain's programs.
  ///
  /// They leave files wherever they may, copies of what a learner wrote among them: here that is in the workspace.
  var tools: [String: String] {
    only("PATH", "HOME", "LANG", "LC_ALL", "DEVELOPER_DIR", "SDKROOT", "TOOLCHAINS")
      .merging(["TMPDIR": workspace.temporary.path, "XDG_CACHE_HOME": workspace.caches.path]) { $1 }
  }

  /// For the learner's code: nothing that tells of the user.
  var tests: [String: String] {
    // A backtrace costs seconds at every crash, and the traces say which test crashed.
    only("LANG", "LC_ALL").merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
  }

  private func only(_ names: String...) -> [String: String] { own.filter { names.contains($0.key) } }
}
