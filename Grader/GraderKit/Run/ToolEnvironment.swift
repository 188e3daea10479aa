/// What the processes that the grader starts see of its own environment.
struct ToolEnvironment: Sendable {
  private let own: [String: String]

  /// - Parameter own: The grader's own environment.
  init(_ own: [String: String]) {
    self.own = own
  }

  /// For the toolchain's programs.
  var tools: [String: String] {
    only("PATH", "HOME", "TMPDIR", "LANG", "LC_ALL", "DEVELOPER_DIR", "SDKROOT", "TOOLCHAINS")
  }

  /// For the learner's code: nothing that tells of the user.
  var tests: [String: String] {
    // A backtrace costs seconds at every crash, and the traces say which test crashed.
    only("LANG", "LC_ALL").merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
  }

  private func only(_ names: String...) -> [String: String] { own.filter { names.contains($0.key) } }
}
