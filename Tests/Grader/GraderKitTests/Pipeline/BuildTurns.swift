import Foundation
import Synchronization

/// Who may build in the workspace of all fixtures: of those that wait, whose judgement takes longest, so that it does not end
/// long after everything else.
///
/// The workspace's own lock knows no order, and lets in whom it happens to.
final class BuildTurns: Sendable {
  private struct State {
    var isTaken = false
    /// How long what waits takes afterwards, in seconds, about.
    var waiting: [Int] = []
  }

  private let state = Mutex(State())
  private let changes = NSCondition()

  /// Waits for a turn, and has it while a body runs.
  ///
  /// - Parameters:
  ///   - seconds: How long what comes after the turn takes, about.
  ///   - body: What to do.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  func take<Result>(before seconds: Int = 0, _ body: () throws -> Result) rethrows -> Result {
    changes.lock()
    state.withLock { $0.waiting.append(seconds) }
    while !begin(seconds) { changes.wait() }
    changes.unlock()
    defer {
      changes.lock()
      state.withLock { $0.isTaken = false }
      changes.broadcast()
      changes.unlock()
    }
    return try body()
  }

  private func begin(_ seconds: Int) -> Bool {
    state.withLock { state in
      guard !state.isTaken, seconds == state.waiting.max() else { return false }
      state.isTaken = true
      if let index = state.waiting.firstIndex(of: seconds) { state.waiting.remove(at: index) }
      return true
    }
  }
}
