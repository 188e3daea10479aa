import Foundation
import Synchronization

/// The sessions that the grader has started and that still run: whoever interrupts the grader ends them, too.
final class RunningProcesses: Sendable {
  static let shared = RunningProcesses()

  private let sessions = Mutex<Set<pid_t>>([])

  func add(session: pid_t) -> pid_t {
    sessions.withLock { _ = $0.insert(session) }
    return session
  }

  func remove(_ session: pid_t) {
    sessions.withLock { _ = $0.remove(session) }
  }

  func endAll() {
    for session in sessions.withLock({ $0 }) { ProcessSession.end(session) }
  }
}

/// Ends what the grader has started when a signal ends the grader.
package final class Interruption {
  /// The signals that ask a program to end.
  static let signals = [SIGINT, SIGTERM, SIGHUP]

  private var sources: [any DispatchSourceSignal] = []

  /// Begins to listen.
  package init() {
    for number in Self.signals {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        RunningProcesses.shared.endAll()
        // As the signal itself would have ended the grader, so that a shell sees it.
        signal(number, SIG_DFL)
        raise(number)
      }
      source.resume()
      sources.append(source)
    }
  }
}
