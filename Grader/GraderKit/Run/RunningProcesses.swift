import Foundation
import Synchronization

/// What the grader has started and what still runs: whoever interrupts the grader ends that, too.
final class RunningProcesses: Sendable {
  static let shared = RunningProcesses()

  private struct State {
    var families: Set<ProcessFamily> = []
    var isInterrupted = false
    var adoptsOrphans = false
  }

  private let state = Mutex(State())

  /// Starts a process and notes its family, so that at no time one runs that is not noted; when somebody has interrupted
  /// the grader, nothing is started any more.
  ///
  /// - Parameter start: Starts the process.
  /// - Returns: Its family.
  /// - Throws: What starting throws.
  func add(_ start: () throws(GraderFault) -> ProcessFamily) throws(GraderFault) -> ProcessFamily {
    let result = state.withLock { state in
      // The signal ends the grader in a moment.
      while state.isInterrupted { sleep(1) }
      return Result { () throws(GraderFault) in
        let family = try start()
        state.families.insert(family)
        return family
      }
    }
    return try result.get()
  }

  func remove(_ family: ProcessFamily) {
    state.withLock { _ = $0.families.remove(family) }
  }

  /// Ends every family, and has none started from now on.
  func endAll() {
    let families = state.withLock {
      $0.isInterrupted = true
      return $0.families
    }
    for family in families { family.end() }
  }

  /// Comes back only if nobody has interrupted the grader.
  ///
  /// A process that was ended by an interruption looks like one that crashed; who asks here first does not judge it.
  func waitIfInterrupted() {
    while state.withLock({ $0.isInterrupted }) { sleep(1) }
  }

  // MARK: - Orphans

  /// Has orphans handed to this process, which must have no other children than those noted here.
  func adoptOrphans() {
    let adopts = Orphans.adopt()
    state.withLock { $0.adoptsOrphans = adopts }
  }

  /// The children of this process that it has not started itself.
  var orphans: Set<pid_t> {
    state.withLock { state in
      guard state.adoptsOrphans else { return [] }
      return Orphans.children.subtracting(state.families.compactMap(\.session))
    }
  }

  /// Asks after orphans that have ended, so that they go.
  func reapOrphans() {
    for orphan in orphans { waitpid(orphan, nil, WNOHANG) }
  }
}
