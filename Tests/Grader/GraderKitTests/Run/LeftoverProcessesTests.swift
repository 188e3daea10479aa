import Foundation
import Testing

@testable import GraderKit

#if os(Linux)
  @Suite("What a killed grader left running", .ownThread)
  struct LeftoverProcessesTests {
    @Test("Is ended by the next one that takes the workspace; what belongs to another workspace is not")
    func leftover() throws {
      try withTemporaryFolder { folder in
        let own = Workspace(folder: folder.appending(path: "own"), library: folder, moduleCache: folder)
        let left = try start(for: own.folder)
        let other = try start(for: folder.appending(path: "own-too"))
        defer { for process in [left, other] { kill(process, SIGKILL) } }
        #expect(isRunning(left) && isRunning(other))

        try own.exclusively(waiting: {}) {}

        #expect(!isRunning(left))
        #expect(isRunning(other))
      }
    }

    @Test("Of a copy is not ended by who takes the workspace itself")
    func copy() throws {
      try withTemporaryFolder { folder in
        var workspace = Workspace(folder: folder, library: folder, moduleCache: folder)
        workspace.isCopy = true
        var process = LeftoverProcesses.mark(shell("while :; do sleep 0.01; done"), of: workspace)
        workspace.isCopy = false
        process.outputLimit = 2
        var looks = 0
        let result = try process.run { [workspace] in
          LeftoverProcesses.end(of: workspace)
          looks += 1
          return looks > 3 ? .superseded : nil
        }
        #expect(result.ending == .stopped(.superseded))
      }
    }

    /// Starts a process that leaves its session, as a grader's processes do that outlive it.
    private func start(for workspace: URL) throws -> pid_t {
      let result = try ChildProcess(
        program: "/bin/sh",
        arguments: [
          "-c", "setsid sleep 1000 >/dev/null 2>&1 & while [ $(ps -o sess= -p $!) != $! ]; do :; done; echo $!",
        ],
        environment: ["PATH": "/usr/bin:/bin", LeftoverProcesses.variable: workspace.path]
      ).run()
      return try #require(pid_t(result.output.trimmingCharacters(in: .newlines)))
    }

    private func isRunning(_ process: pid_t) -> Bool {
      // A process that was killed may still stand in the kernel's table until its parent asks.
      let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ") Z"
      return !status.contains(") Z")
    }
  }
#endif
