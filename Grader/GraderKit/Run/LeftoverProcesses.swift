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
  /// - Parameter workspace: The workspace's folder.
  static func end(of workspace: URL) {
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
    process.environment[variable] = workspace.folder.path
    process.family.mark = mark(workspace.folder)
    return process
  }

  /// The variable that names the workspace.
  static let variable = "WORKBOOK_WORKSPACE"

  private static func mark(_ workspace: URL) -> String { "\(variable)=\(workspace.path)" }
}
