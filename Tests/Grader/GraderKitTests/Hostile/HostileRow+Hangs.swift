import Foundation

/// Features that do not come to an end.
extension HostileRow {
  static let hangs = [
    HostileRow(id: "loops", words: "G2: goes round without end", deed: "while true {}", statuses: [.timedOut]),
    HostileRow(id: "stops", words: "G2: stops its process", deed: "raise(SIGSTOP)", statuses: [.timedOut]),
    HostileRow(id: "sleeps", words: "G2: sleeps for an hour", deed: "sleep(3600)", statuses: [.timedOut]),
    HostileRow(
      id: "waits",
      words: "H5: waits for a semaphore on the main actor",
      deed: "DispatchSemaphore(value: 0).wait()",
      statuses: [.timedOut]
    ),
    HostileRow(
      id: "deadlocks",
      words: "G2: locks twice",
      deed: "let lock = NSLock(); lock.lock(); lock.lock()",
      statuses: [.timedOut]
    ),
    HostileRow(
      id: "readsForEver",
      words: "reads from a pipe that nobody writes to",
      deed: "var (ends, byte): ([Int32], UInt8) = ([0, 0], 0); pipe(&ends); read(ends[0], &byte, 1)",
      statuses: [.timedOut]
    ),
    HostileRow(
      id: "waitsForChild",
      words: "waits for a child that sleeps",
      deed: """
        let child = Process()
        child.executableURL = URL(filePath: "/bin/sleep")
        child.arguments = ["\(leftover)"]
        try? child.run()
        child.waitUntilExit()
        """,
      statuses: [.timedOut]
    ),
    HostileRow(
      id: "ignoresSignals",
      words: "blocks and ignores every signal",
      deed: "var all = sigset_t(); sigfillset(&all); sigprocmask(SIG_BLOCK, &all, nil); while true { sleep(1) }",
      statuses: [.timedOut]
    ),
    HostileRow(
      id: "endsItsThread",
      words: "ends the thread of the main actor",
      deed: "pthread_exit(nil)",
      statuses: [.timedOut, .crashed]
    ),
    HostileRow(
      id: "keepsTheMainActor",
      words: "H5: keeps the main actor busy from a task",
      deed: "Task { @MainActor in while true {} }; state.count += 7",
      statuses: [.timedOut, .failed]
    ),
    HostileRow(
      id: "describesForEver",
      words: "a description without end",
      deed: #"state.count = "\(Endless())".count"#,
      more: "struct Endless: CustomStringConvertible { var description: String { while true {} } }",
      statuses: [.timedOut]
    ),
    HostileRow(
      id: "keepsThePool",
      words: "G2: keeps every thread of the pool busy",
      deed: "for _ in 0..<64 { Task.detached { while true {} } }; state.count += 7",
      statuses: [.timedOut, .failed]
    ),
    HostileRow(
      id: "neverResumes",
      words: "G2: an effect that is never resumed",
      deed: """
        state.count += 1
        return .run { _ in await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
        """,
      statuses: [.timedOut, .failed]
    ),
    HostileRow(
      id: "ignoresCancellation",
      words: "H5: an effect that does not listen",
      deed: "state.count += 1; return .run { _ in while true { try? await Task.sleep(for: .milliseconds(10)) } }",
      statuses: [.timedOut, .failed]
    ),
  ]

  /// A word that processes have on their command line that are left behind, another one in each run of these tests.
  static let leftover = "86401.\(getpid())"
}
