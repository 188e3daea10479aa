#if os(Linux)
  import Foundation
  import Testing

  @testable import GraderKit

  /// The grader as a program, ended in the middle, or without what it needs.
  @Suite("A grader that is ended, or lacks something", .serialized, .ownThread)
  struct KilledGraderTests {
    @Test(
      "Leaves no process and no half of a report, at whatever moment a signal ends it (G5)",
      arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL]
    )
    func killed(_ signal: Int32) throws {
      try withTemporaryFolder { folder in
        let tree = try Self.tree(in: folder, counting: "leave(); while true {}", more: Self.leaving)
        try folder.write("an older report", to: "report.json")
        // Before anything runs, while it builds, and while the tests run.
        for moment in [0.02, 0.3, 1.5, 6] {
          // With job control, as else a shell has what it starts beside itself ignore SIGINT.
          let script = """
            set -m
            "$0" grade 01/Counter --submission "$1" --timeout 300 --format json --output "$2" >/dev/null 2>&1 &
            sleep \(moment); kill -\(signal) $!; wait $!; echo "status $?"
            """
          let result = try ChildProcess(
            program: "/bin/bash",
            arguments: ["-c", script, BuiltProgram.grader.path, tree.path, folder.appending(path: "report.json").path],
            environment: ProcessInfo.processInfo.environment
          ).run()
          #expect(result.output.hasSuffix("status \(128 + signal)\n"), "after \(moment) s")
          #expect(try folder.text(of: "report.json") == "an older report")
          #expect(try folder.names() == ["report.json", "tree"])
          if !SandboxFixture.strong.isEmpty || signal != SIGKILL { #expect(eventually { Self.left.isEmpty }) }
        }
        let right = try Self.tree(in: folder.appending(path: "right"), counting: "state.count += 1")
        #expect(try Self.grade(right).ending == .exited(0))
        #expect(eventually { Self.left.isEmpty })
      }
    }

    @Test("Ends by a signal that came before it could listen", arguments: [SIGINT, SIGTERM, SIGHUP])
    func early(_ signal: Int32) throws {
      try withTemporaryFolder { folder in
        let tree = try Self.tree(in: folder, counting: "state.count += 1")
        // Blocked, a signal waits for the program that the shell becomes.
        let script = #"kill -\#(signal) $$; exec "$0" grade 01/Counter --submission "$1""#
        let result = try ChildProcess(
          program: "env",
          arguments: ["--block-signal=\(signal)", "bash", "-c", script, BuiltProgram.grader.path, tree.path],
          environment: ProcessInfo.processInfo.environment
        ).run()
        #expect(result.ending == .signalled(signal), "\(result.output.prefix(500))")
      }
    }

    @Test("Goes on where whoever started it has it ignore a signal, as 'nohup' does")
    func ignored() throws {
      try withTemporaryFolder { folder in
        let tree = try Self.tree(in: folder, counting: "state.count += 1")
        // Blocked, even a signal that is ignored waits, and whoever listened for it would get it.
        let script = #"kill -HUP $$; exec "$0" grade 01/Counter --submission "$1""#
        let deadline = ContinuousClock.now + .seconds(600)
        let result = try ChildProcess(
          program: "env",
          arguments: [
            "--ignore-signal=HUP", "--block-signal=HUP", "bash", "-c", script, BuiltProgram.grader.path, tree.path,
          ],
          environment: ProcessInfo.processInfo.environment
        ).run { ContinuousClock.now > deadline ? .testTime : nil }
        #expect(result.ending == .exited(0), "\(result.output.prefix(500))")
      }
    }

    @Test("Grades all the same where the system lacks the tools that keep a submission apart, and says so")
    func withoutTools() throws {
      try withTemporaryFolder { folder in
        let tree = try Self.tree(in: folder, counting: "state.count += 1")
        let toolchain = try #require(GraderProgram.toolchain)
        let lacking = ["bwrap", "choom", "prlimit", "setpriv", "unshare"]
        for name in try FileManager.default.contentsOfDirectory(atPath: "/usr/bin") where !lacking.contains(name) {
          try folder.link("bin/\(name)", to: "/usr/bin/\(name)")
        }
        let path = "\(toolchain):\(folder.appending(path: "bin").path)"
        let result = try Self.grade(tree, path: path)
        #expect(result.ending == .exited(0), "\(result.output)")
        #expect(result.output.contains("14 of 14 assertions"), "\(result.output)")
        #expect(result.output.contains(" Isolation: none.\n"), "\(result.output)")
        #expect(try Self.grade(tree, "--sandbox", "require", path: path).ending == .exited(3))
      }
    }

    @Test("Says that it is not the learner's fault where there is no Swift, or one that is killed (G5)")
    func withoutSwift() throws {
      try withTemporaryFolder { folder in
        let tree = try Self.tree(in: folder, counting: "state.count += 1")
        try folder.makeFolder("empty")
        let none = try Self.grade(tree, path: folder.appending(path: "empty").path)
        #expect(none.ending == .exited(3), "\(none.output)")
        #expect(none.output.contains("swiftc"), "\(none.output)")

        try folder.write("#!/bin/sh\nkill -KILL $$\n", to: "bin/swift")
        chmod(folder.appending(path: "bin/swift").path, 0o755)
        let path = "\(folder.appending(path: "bin").path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
        // Another test may have had the same files graded.
        let killed = try Self.grade(tree, "--fresh", path: path)
        #expect(killed.ending == .exited(3), "\(killed.output)")
        #expect(!killed.output.contains("✔"))
      }
    }

    /// The solutions of chapter 1, in which the counter's plus button does something.
    private static func tree(in folder: URL, counting: String, more: String = "") throws -> URL {
      let tree = folder.appending(path: "tree")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: FixtureKit.realKit.solutions, to: tree)
      let file = tree.appending(path: "01-StateMutation/Counter/Counter.swift")
      let source = try String(contentsOf: file, encoding: .utf8)
      try #require(source.contains("state.count += 1"))
      try (source.replacing("state.count += 1", with: counting) + more).write(
        to: file,
        atomically: true,
        encoding: .utf8
      )
      return tree
    }

    private static func grade(
      _ tree: URL,
      _ arguments: String...,
      path: String? = nil
    ) throws -> ChildProcess.Result {
      var environment = ProcessInfo.processInfo.environment
      if let path { environment["PATH"] = path }
      return try ChildProcess(
        program: BuiltProgram.grader.path,
        arguments: ["grade", "01/Counter", "--submission", tree.path, "--language", "en"] + arguments,
        environment: environment,
        outputLimit: 1 << 20
      ).run()
    }

    private static let leftover = "86403.\(getpid())"

    private static let leaving = """

      import Foundation
      private func leave() {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/setsid")
        process.arguments = ["sleep", "\(leftover)"]
        try? process.run()
      }
      """

    private static var left: [pid_t] {
      ProcessFamily.processes.filter { process in
        let words = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
        return words.range(of: Data(leftover.utf8)) != nil
      }
    }
  }
#endif
