import Foundation

/// Finds and ends what a grader left running that was itself killed, and could end nothing any more.
///
/// Processes of a workspace are known by their environment, which names the workspace's folder and which they hand on to
/// whatever they start.
enum LeftoverProcesses {
  /// Ends every process of a workspace.
  ///
  /// Only who holds the workspace's lock may do so.
  ///
  /// - Parameter workspace: The workspace.
  static func end(of workspace: Workspace) {
    ProcessFamily(mark: mark(workspace)).end()
  }

  /// Marks a process as one of a workspace's.
  ///
  /// - Parameters:
  ///   - process: The process, before it is started.
  ///   - workspace: The workspace.
  /// - Returns: The process, with a mark that it hands on.
  static func mark(_ process: ChildProcess, of workspace: Workspace) -> ChildProcess {
    var process = process
    process.environment[variable] = name(workspace)
    process.family.mark = mark(workspace)
    return process
  }

  /// The variable that names the workspace.
  static let variable = "WORKBOOK_WORKSPACE"

  private static func mark(_ workspace: Workspace) -> String { "\(variable)=\(name(workspace))" }

  /// Whoever grades in the workspace itself must not take a copy's processes for its own; copies do not see each other's.
  private static func name(_ workspace: Workspace) -> String {
    workspace.folder.path + (workspace.isCopy ? " (copy)" : "")
  }
}
