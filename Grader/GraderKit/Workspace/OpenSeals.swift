import Foundation
import Synchronization

/// The workspaces in which hidden text may lie because this process is at work in them: whoever interrupts it has that taken away.
final class OpenSeals: Sendable {
  static let shared = OpenSeals()

  private struct State {
    var workspaces: [Workspace] = []
    var areClosed = false
  }

  private let state = Mutex(State())

  /// Has a workspace taken care of while a body runs, if something was sealed that may lie in it.
  ///
  /// - Parameters:
  ///   - workspace: The workspace, which nobody else uses meanwhile.
  ///   - body: What to do.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  func hold<Outcome>(_ workspace: Workspace, _ body: () throws -> Outcome) rethrows -> Outcome {
    guard workspace.isSealed else { return try body() }
    state.withLock { $0.workspaces.append(workspace) }
    defer { state.withLock { $0.workspaces.removeAll { $0.folder == workspace.folder } } }
    return try body()
  }

  /// Writes hidden text, unless that is over: then this does not come back, and the grader ends in a moment.
  ///
  /// - Parameter body: Writes it.
  /// - Throws: What the body throws.
  func write(_ body: () throws -> Void) rethrows {
    try state.withLock { state in
      while state.areClosed { sleep(1) }
      try body()
    }
  }

  /// Takes away what lies in them, and lets nothing be added; the note of it stays for the next run, which looks again.
  func close() {
    state.withLock { state in
      state.areClosed = true
      for workspace in state.workspaces { try? workspace.removeHidden(isOver: false) }
    }
  }
}
