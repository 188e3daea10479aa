#if os(Linux)
  import Foundation
  import Testing

  @testable import GraderKit

  /// Programs of the shell stand for the tests: they answer in the places where the grader asks.
  @Suite("The program of all tests", .ownThread)
  struct TestBundleTests {
    // 69 is what the testing library ends with where a filter lets no test through.
    @Test("That begins with nothing in a short time is a test that takes too long, if it starts at all")
    func noBeginning() throws {
      let traces = try run("case \"$*\" in *'^$'*) exit 69 ;; *) sleep 1000 ;; esac", limit: 1)
      #expect(traces.ending == .timedOut(seconds: 1))
      #expect(traces.events.isEmpty)
    }

    @Test("That a busy machine has not started in a short time is started once more, and waited for")
    func slowStart() throws {
      let traces = try run(
        """
        case "$*" in *'^$'*) sleep 2; exit 69 ;; esac
        mkdir "${0%/*}/seen" && sleep 1000
        sleep 2
        echo '{"kind":"event","payload":{"kind":"testStarted","testID":"any"}}' > /dev/fd/3
        """,
        limit: 1
      )
      #expect(traces.ending == .exited(status: 0))
      #expect(!traces.events.isEmpty)
    }

    @Test("That does not start is the grader's fault, with what it says")
    func noStart() throws {
      #expect {
        try run("echo 'libNothing.so: cannot open shared object file'; exit 127", limit: 60)
      } throws: { error in
        guard case GraderFault.cannotRun(_, let reason) = error else { return false }
        return reason.contains("libNothing.so")
      }
    }

    private func run(_ script: String, limit: Int) throws -> TestBundle.Traces {
      try withTemporaryFolder { folder in
        let workspace = Workspace(folder: folder, library: folder, moduleCache: folder)
        try folder.write("#!/bin/sh\n\(script)\n", to: workspace.bundle.lastPathComponent)
        chmod(workspace.bundle.path, 0o755)
        var limits = Limits()
        limits.test = limit
        let toolchain = Toolchain(version: "6.3", runtime: "/usr/lib")
        let places = SystemPlaces(workspace: workspace, toolchain: toolchain)
        let bundle = TestBundle(
          workspace: workspace,
          limits: limits,
          launcher: Launcher(isolation: .none, user: .own(threads: 0), limits: limits, places: places),
          environment: ToolEnvironment(ProcessInfo.processInfo.environment, workspace: workspace)
        )
        return try bundle.run(filters: ["any"])
      }
    }
  }
#endif
