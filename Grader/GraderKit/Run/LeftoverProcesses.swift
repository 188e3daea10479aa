import Foundation

/// Finds and ends what a grader left running that was itself killed, and could end nothing any more.
///
/// Processes of a workspace are known by their environment, which names the workspace's folder and which they hand on to
/// whatever they start.
enum LeftoverProcesses {
  /// The variable that names the workspace.
  static let variable = "WORKBOOK_WORKSPACE"

  /// Ends every process of a workspace.
  ///
  /// Only who holds the workspace's lock may do so.
  ///
  /// - Parameter workspace: The workspace's folder.
  static func end(of workspace: URL) {
    // Elsewhere a process's environment cannot be read without more rights; SwiftPM's own lock then holds the next run up.
    #if os(Linux)
      // Killing takes effect a moment later, and until then the build folder is still in use.
      for _ in 0..<1_000 {
        let left = processes(of: workspace)
        guard !left.isEmpty else { return }
        for process in left { kill(process, SIGKILL) }
        usleep(5_000)
      }
    #endif
  }

  /// Marks a process as one of a workspace's.
  static func mark(_ process: ChildProcess, of workspace: Workspace) -> ChildProcess {
    var process = process
    process.environment[variable] = workspace.folder.path
    return process
  }

  #if os(Linux)
    private static func processes(of workspace: URL) -> [pid_t] {
      let mark = Array("\(variable)=\(workspace.path)\0".utf8)
      let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return all.compactMap { pid_t($0) }.filter { process in
        guard process != getpid() else { return false }
        // One that has ended, and waits only for its parent to ask, has no environment any more.
        let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ") ?? Data()
        return (environment + [0]).firstRange(of: mark) != nil
      }
    }
  #endif
}
