import Foundation

#if canImport(Darwin)
  import Darwin
#endif

/// A process that the grader has started, and everything that has come of it.
struct ProcessFamily: Hashable, Sendable {
  /// The id of the process, which leads a session; others may have left it since.
  var session: pid_t?
  /// A user that nobody else is.
  var user: UInt32?
  /// An entry of the environment, which is handed on to whatever is started.
  var mark: String?
  /// Whether its first process ends the others by itself when it is asked to end: it may know some that nobody else can find.
  var endsItself = false

  /// Ends every member: asks the first where that ends the others, and kills what is left.
  func end() {
    if endsItself, let session { Self.ask(session) }
    endRest()
  }

  /// Kills every member until none is left.
  func endRest() {
    // Stopped first: a member that runs may start another between the look and the blow, faster than it is killed. Whoever
    // goes on all the same is not waited for for ever.
    var stopped: Set<pid_t> = []
    for _ in 0..<1_000 {
      let members = members
      guard !members.isEmpty else { break }
      let isStill = stopped.isSuperset(of: members)
      for member in members { kill(member, isStill ? SIGKILL : SIGSTOP) }
      stopped = Set(members)
      if isStill { usleep(1_000) }
    }
    RunningProcesses.shared.reapOrphans()
  }

  /// Asks a child to end, and waits until it has, though not for ever.
  private static func ask(_ child: pid_t) {
    guard kill(child, SIGTERM) == 0 else { return }
    for _ in 0..<1_000 {
      var ended = siginfo_t()
      // Its status is left for whoever has started it; where that has been asked for already, there is no such child.
      guard waitid(P_PID, id_t(child), &ended, WEXITED | WNOHANG | WNOWAIT) == 0, ended.si_signo == 0 else { return }
      usleep(10_000)
    }
  }

  /// The processes that belong to it now and have not ended.
  private var members: [pid_t] {
    let orphans = session == nil ? [] : RunningProcesses.shared.orphans
    return Self.processes.filter { process in
      process != getpid() && (isMember(process) || orphans.contains(process)) && !Self.isZombie(process)
    }
  }

  private func isMember(_ process: pid_t) -> Bool {
    if let session, getsid(process) == session { return true }
    #if os(Linux)
      if let user {
        var status = stat()
        if stat("/proc/\(process)", &status) == 0, status.st_uid == user { return true }
      }
      if let mark {
        // Elsewhere a process's environment cannot be read without more rights. One that has ended has none any more.
        let environment = ProcessFile.content("\(process)/environ") ?? Data()
        return (environment + [0]).range(of: Data("\(mark)\0".utf8)) != nil
      }
    #endif
    return false
  }

  /// The ids of all processes.
  static var processes: [pid_t] {
    #if canImport(Darwin)
      var ids = [pid_t](repeating: 0, count: Int(proc_listallpids(nil, 0)) + 64)
      let count = proc_listallpids(&ids, Int32(ids.count * MemoryLayout<pid_t>.size))
      return Array(ids.prefix(max(0, Int(count))))
    #else
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.compactMap { pid_t($0) }
    #endif
  }

  #if os(Linux)
    /// Where the number of threads stands in `/proc/PID/stat`, counted from the field behind the name (proc(5)).
    private static let threadsField = 17
  #endif

  /// Whether a process has ended and only waits for its parent to ask.
  private static func isZombie(_ process: pid_t) -> Bool {
    #if canImport(Darwin)
      return false
    #else
      guard let status = ProcessFile.content("\(process)/stat") else { return true }
      let fields = String(decoding: status, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
      // Its first thread may have ended before the others: only with the last are its children handed on, and can be found.
      let threads = fields.count > Self.threadsField ? Int(fields[Self.threadsField]) : nil
      return fields.first == "Z" && threads ?? 0 <= 1
    #endif
  }
}
