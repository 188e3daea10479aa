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
      let mark = Array("\(variable)=\(workspace.path)\0".utf8)
      let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      for process in processes.compactMap({ pid_t($0) }) where process != getpid() {
        guard let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ") else { continue }
        if (environment + [0]).firstRange(of: mark) != nil { kill(process, SIGKILL) }
      }
    #endif
  }
}
