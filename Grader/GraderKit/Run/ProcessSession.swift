import Foundation

#if canImport(Darwin)
  import Darwin
#endif

/// Ends the processes of a session, whatever process groups they have made for themselves.
enum ProcessSession {
  /// Kills every process of a session until none is left.
  ///
  /// - Parameter session: The id of the process that leads it.
  static func end(_ session: pid_t) {
    // A process may start another between the look and the blow, so look again, but not for ever.
    for _ in 0..<100 {
      let members = processes.filter { getsid($0) == session && $0 != getpid() && !isZombie($0) }
      guard !members.isEmpty else { return }
      for member in members { kill(member, SIGKILL) }
      usleep(1_000)
    }
  }

  /// The ids of all processes.
  private static var processes: [pid_t] {
    #if canImport(Darwin)
      var ids = [pid_t](repeating: 0, count: Int(proc_listallpids(nil, 0)) + 64)
      let count = proc_listallpids(&ids, Int32(ids.count * MemoryLayout<pid_t>.size))
      return Array(ids.prefix(max(0, Int(count))))
    #else
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.compactMap { pid_t($0) }
    #endif
  }

  /// Whether a process has ended and only waits for its parent to ask.
  private static func isZombie(_ process: pid_t) -> Bool {
    #if canImport(Darwin)
      return false
    #else
      guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return true }
      return status.split(separator: ")").last?.hasPrefix(" Z") == true
    #endif
  }
}
