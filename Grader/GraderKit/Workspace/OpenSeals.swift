import Synchronization

/// The workspaces in which hidden text may lie because this process is at work in them: whoever interrupts it has that taken away.
final class OpenSeals: Sendable {
  static let shared = OpenSeals()

  private let workspaces = Mutex<[Workspace]>([])

  /// Has a workspace taken care of while a body runs, if something was sealed that may lie in it.
  ///
  /// - Parameters:
  ///   - workspace: The workspace, which nobody else uses meanwhile.
  ///   - body: What to do.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  func hold<Outcome>(_ workspace: Workspace, _ body: () throws -> Outcome) rethrows -> Outcome {
    guard workspace.isSealed else { return try body() }
    workspaces.withLock { $0.append(workspace) }
    defer { workspaces.withLock { $0.removeAll { $0.folder == workspace.folder } } }
    return try body()
  }

  /// Takes away what lies in them now.
  ///
  /// Whoever is in the middle of writing more is not waited for, so the note of it stays for the next run.
  func close() {
    for workspace in workspaces.withLock({ $0 }) { try? workspace.removeHidden(isOver: false) }
  }
}
