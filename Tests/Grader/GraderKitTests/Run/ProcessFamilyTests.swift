import Foundation
import Testing

@testable import GraderKit

@Suite("What a process leaves behind", .ownThread)
struct ProcessFamilyTests {
  @Test("Is ended with it, and its output is not waited for", arguments: survivors)
  func survivor(_ script: String) throws {
    let result = try shell("\(script); exit 7").run()
    #expect(result.ending == .exited(7))
    let process = try #require(pid_t(result.output.trimmingCharacters(in: .newlines)))
    #expect(!isRunning(process))
  }

  @Test("Is ended, too, when the process is")
  func stopped() throws {
    try withTemporaryFolder { folder in
      let file = folder.appending(path: "pid").path
      let result = try shell("sleep 1000 & echo $! >'\(file).new'; mv '\(file).new' '\(file)'; wait").run {
        FileManager.default.fileExists(atPath: file) ? .testTime : nil
      }
      #expect(result.ending == .stopped(.testTime))
      let process = try #require(pid_t(folder.text(of: "pid").trimmingCharacters(in: .newlines)))
      #expect(!isRunning(process))
    }
  }

  @Test("Is ended by the process itself, where that is asked to end")
  func asked() throws {
    try withTemporaryFolder { folder in
      let file = folder.appending(path: "ready").path
      var process = shell("trap 'echo asked; exit 0' TERM; touch '\(file)'; sleep 1000 & wait")
      process.family.endsItself = true
      let result = try process.run { FileManager.default.fileExists(atPath: file) ? .superseded : nil }
      #expect(result == .init(ending: .stopped(.superseded), output: "asked\n"))
    }
  }

  @Test("Is asked to end by whoever interrupts the grader, too")
  func interrupted() throws {
    try withTemporaryFolder { folder in
      let file = folder.appending(path: "ready").path
      let processes = RunningProcesses()
      let process = shell("trap 'exit 0' TERM; touch '\(file)'; sleep 1000 & wait")
      let family = try processes.add { () throws(GraderFault) in
        ProcessFamily(session: try process.spawn(input: nil, output: 1, traces: []), endsItself: true)
      }
      #expect(eventually { FileManager.default.fileExists(atPath: file) })
      processes.endAll()
      var status: Int32 = -1
      // Killed, its status would not be that of an end of its own.
      #expect(waitpid(try #require(family.session), &status, 0) == family.session)
      #expect(status == 0)
    }
  }

  #if os(Linux)
    @Test("Is not waited for where it has left the session")
    func escaped() throws {
      let result = try shell("setsid sleep 1000 & echo $!").run()
      let process = try #require(pid_t(result.output.trimmingCharacters(in: .newlines)))
      defer { kill(process, SIGKILL) }
      #expect(result.ending == .exited(0))
    }

    @Test("Is ended where it has left the session, if its environment tells whose it is")
    func marked() throws {
      var process = shell("setsid sleep 1000 & echo $!")
      process.environment["MARK"] = UUID().uuidString
      process.family.mark = process.environment["MARK"].map { "MARK=\($0)" }
      let left = try #require(pid_t(process.run().output.trimmingCharacters(in: .newlines)))
      defer { kill(left, SIGKILL) }
      #expect(!isRunning(left))
    }

    @Test("Is ended where it has left everything behind, by a grader that its orphans are handed to")
    func orphan() async {
      await #expect(processExitsWith: .success) {
        RunningProcesses.shared.adoptOrphans()
        let result = try shell("setsid env -i sleep 1000 & echo $!").run()
        let left = try #require(pid_t(result.output.trimmingCharacters(in: .newlines)))
        #expect(kill(left, 0) != 0)
      }
    }

    @Test(
      "Is ended where it has left everything behind but its user",
      .enabled(if: geteuid() == 0, "needs the superuser")
    )
    func user() throws {
      let user = "61100"
      let script = "setsid env -i sleep 1000 & while ps -o comm= -p $! | grep -qv sleep; do :; done; echo $!"
      var process = ChildProcess(
        program: "setpriv",
        arguments: ["--reuid", user, "--regid", user, "--clear-groups", "sh", "-c", script],
        environment: ["PATH": "/usr/bin:/bin"]
      )
      process.family.user = UInt32(user)
      let left = try #require(pid_t(process.run().output.trimmingCharacters(in: .newlines)))
      defer { kill(left, SIGKILL) }
      #expect(!isRunning(left))
    }

    @Test(
      "Is ended even if it multiplies while it is killed",
      .enabled(if: geteuid() == 0, "needs the superuser, to give it a limit of its own")
    )
    func bomb() throws {
      let name = "998\(UInt32.random(in: 0...UInt32.max))"
      let script = "next() { next & next & exec sleep \(name); }; next 2>/dev/null"
      let user = ["setpriv", "--reuid", "61101", "--regid", "61101", "--clear-groups"]
      let process = ChildProcess(
        program: "prlimit",
        arguments: ["--nproc=200"] + user + ["bash", "-c", script],
        environment: ["PATH": "/usr/bin:/bin"]
      )
      #expect(try process.run { count(name) > 50 ? .testTime : nil }.ending == .stopped(.testTime))
      #expect(count(name) == 0)
    }

    private func count(_ name: String) -> Int {
      ProcessFamily.processes.count { process in
        FileManager.default.contents(atPath: "/proc/\(process)/cmdline")?.range(of: Data(name.utf8)) != nil
      }
    }

    @Test("Families that are noted are ended together, others are not")
    func running() throws {
      let sessions = try (1...3).map { _ in try startSession() }
      defer { sessions.forEach { kill($0, SIGKILL) } }
      let processes = RunningProcesses()
      let families = sessions.map { ProcessFamily(session: $0) }
      for family in families { _ = try processes.add { () throws(GraderFault) in family } }
      processes.remove(families[1])
      processes.endAll()
      #expect(sessions.map(isRunning) == [false, true, false])
    }

    /// Starts a process that leads a session of its own and outlives whoever started it.
    private func startSession() throws -> pid_t {
      let script = "setsid sleep 1000 & while [ $(ps -o sess= -p $!) != $! ]; do :; done; echo $!"
      return try #require(pid_t(shell(script).run().output.trimmingCharacters(in: .newlines)))
    }
  #endif

  private func isRunning(_ process: pid_t) -> Bool {
    guard kill(process, 0) == 0 else { return false }
    // A process that has ended may still stand in the kernel's table, until its parent asks.
    let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    return !status.contains(") Z")
  }
}

/// Scripts that leave a process running and print its id.
private let survivors = [
  // A child that keeps standard output open.
  "sleep 1000 & echo $!",
  // A grandchild whose parent has gone.
  "(sleep 1000 & echo $!)",
  // One in a process group of its own.
  "bash -c 'set -m; sleep 1000 & echo $!'",
  // One that ignores the signals that ask.
  "(trap '' TERM INT HUP; sleep 1000 & echo $!)",
  // One that has let go of its output.
  "sleep 1000 >/dev/null 2>&1 & echo $!",
]
