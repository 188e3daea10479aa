#if os(Linux)
  import Foundation
  import Testing

  @testable import GraderKit

  /// A way to start a program, for a user: what a submission finds itself in.
  struct SandboxFixture: CustomTestStringConvertible, Sendable {
    var isolation: Verdict.Isolation
    /// Whether the superuser runs the grader.
    var isSuperuser: Bool

    var testDescription: String { "\(isolation.rawValue), \(isSuperuser ? "the superuser" : "an ordinary user")" }

    /// Those that work on this machine; as the superuser, an ordinary user is tried, too.
    static let strong = all([.bubblewrap, .namespaces]).filter(\.works)
    static let limits = all([.limits])

    private static func all(_ isolations: [Verdict.Isolation]) -> [SandboxFixture] {
      let users = geteuid() == 0 ? [true, false] : [false]
      return isolations.flatMap { isolation in users.map { SandboxFixture(isolation: isolation, isSuperuser: $0) } }
    }

    /// Runs a script of the shell.
    ///
    /// - Parameters:
    ///   - script: The script.
    ///   - arguments: What it finds as `$1` and so on.
    ///   - limits: How much it may take.
    ///   - hidden: Places that must not be in reach.
    ///   - processes: Other programs that it may start.
    /// - Returns: How it ended.
    /// - Throws: Where it could not be started.
    func run(
      _ script: String,
      _ arguments: [String] = [],
      limits: Limits = Limits(),
      hidden: [String] = [],
      processes: [String] = []
    ) throws -> ChildProcess.Result {
      try withTemporaryFolder { folder in
        let launcher = launcher(in: folder, limits: limits, hidden: hidden)
        let words =
          prefix
          + launcher.words(
            program: "/bin/bash",
            arguments: ["-c", script, "bash"] + arguments,
            processes: processes
          )
        let process = ChildProcess(
          program: words[0],
          arguments: Array(words.dropFirst()),
          environment: launcher.environment
        )
        let deadline = ContinuousClock.now + .seconds(60)
        return try process.run { ContinuousClock.now > deadline ? .testTime : nil }
      }
    }

    /// Runs a script of the shell as the same user, without anything that keeps it apart.
    func runFreely(_ script: String, _ arguments: [String] = []) throws -> ChildProcess.Result {
      let words = prefix + ["/bin/bash", "-c", script, "bash"] + arguments
      let environment = ["PATH": "/usr/bin:/bin"]
      return try ChildProcess(program: words[0], arguments: Array(words.dropFirst()), environment: environment).run()
    }

    /// Makes an ordinary user of the superuser.
    private var prefix: [String] {
      guard geteuid() == 0, !isSuperuser else { return [] }
      return ["setpriv", "--reuid", "54321", "--regid", "54321", "--clear-groups", "--"]
    }

    private var works: Bool { (try? run("echo works").output) == "works\n" }

    private func launcher(in folder: URL, limits: Limits, hidden: [String]) -> Launcher {
      Launcher(
        isolation: isolation,
        user: isSuperuser ? .other(60_600) : .own(threads: 0),
        limits: limits,
        places: .here(toolchain: Self.toolchain, hidden: hidden, workplace: folder.path)
      )
    }

    private static let toolchain = (try? Toolchain.current()) ?? .sample
  }
#endif
