@testable import GraderKit

/// A feature that does something to the process that its tests run in.
struct HostileRun: Sendable {
  /// The exercise's id, which says what it does.
  var id: String
  /// What it does in the second of four steps; the first and the other test do as they should.
  var deed: String
  var declarations = ""
  /// What may become of the test that meets it.
  var statuses: Set<TestStatus> = [.crashed]
  /// Whether the other test keeps its pass.
  var sparesOthers = true

  var source: String {
    let up = "if state.count == 1 { \(deed) }; state.count += 1"
    return "import Foundation\n" + FixtureSources.counter(up: up, more: declarations)
  }

  /// A word that the processes it leaves behind have on their command line.
  static let leftover = "86399.25"

  static let all = [
    HostileRun(id: "Exits", deed: "exit(0)"),
    HostileRun(id: "ExitsAtOnce", deed: "_exit(0)"),
    HostileRun(id: "ExitsQuickly", deed: "quick_exit(0)"),
    HostileRun(id: "ExitsFromThread", deed: "Thread.detachNewThread { exit(0) }; sleep(100)"),
    HostileRun(
      id: "ExitsWell",
      deed: "atexit { _exit(0) }; state.count += 7",
      statuses: [.failed],
      sparesOthers: false
    ),
    HostileRun(id: "Aborts", deed: "abort()"),
    HostileRun(id: "KillsItself", deed: "kill(getpid(), SIGKILL)"),
    // In a sandbox of its own, the parent is out of its reach; then it only goes on.
    HostileRun(id: "KillsParent", deed: "kill(getppid(), SIGKILL); sleep(1); exit(0)"),
    HostileRun(id: "KillsAll", deed: "kill(0, SIGKILL)"),
    HostileRun(
      id: "Recurses",
      deed: "state.count = endless(1)",
      declarations: "func endless(_ n: Int) -> Int { endless(n + 1) + n }"
    ),
    HostileRun(id: "Indexes", deed: "state.count = [1][state.count]"),
    HostileRun(id: "Overflows", deed: "state.count = Int.max; state.count += state.count"),
    HostileRun(id: "Unwraps", deed: #"state.count = Int("x")!"#),
    HostileRun(
      id: "Allocates",
      deed: "while true { _ = UnsafeMutableRawPointer.allocate(byteCount: 1 << 28, alignment: 16) }"
    ),
    HostileRun(id: "Loops", deed: "while true {}", statuses: [.timedOut]),
    HostileRun(id: "Stops", deed: "raise(SIGSTOP)", statuses: [.timedOut]),
    HostileRun(
      id: "Prints",
      deed: #"let line = String(repeating: "✔ passed", count: 9_999); while true { print(line) }"#,
      statuses: [.timedOut]
    ),
    HostileRun(
      id: "Reports",
      deed: #"while true { reportIssue(String(repeating: "no ", count: 9_999)) }"#,
      statuses: [.timedOut, .failed]
    ),
    HostileRun(
      id: "ScribblesOverRecords",
      deed: #"for file in 3..<9 as Range<Int32> { write(Int32(file), "{}\nx\n", 5) }"#,
      statuses: [.passed],
      sparesOthers: false
    ),
    HostileRun(
      id: "Closes",
      deed: "for file in 3..<256 as Range<Int32> { close(file) }",
      statuses: [.failed, .crashed],
      sparesOthers: false
    ),
    HostileRun(
      id: "Spawns",
      deed: """
        for _ in 1...9 {
          let process = Process()
          process.executableURL = URL(filePath: "/usr/bin/setsid")
          process.arguments = ["sleep", "\(leftover)"]
          try? process.run()
        }
        exit(0)
        """
    ),
    HostileRun(
      id: "SleepsAtExit",
      deed: "atexit { sleep(1000) }",
      statuses: [.passed],
      sparesOthers: true
    ),
  ]
}
