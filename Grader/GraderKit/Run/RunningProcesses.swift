import Foundation
import Synchronization

/// The sessions that the grader has started and that still run: whoever interrupts the grader ends them, too.
final class RunningProcesses: Sendable {
  static let shared = RunningProcesses()

  private struct State {
    var sessions: Set<pid_t> = []
    var isInterrupted = false
  }

  private let state = Mutex(State())

  func add(session: pid_t) {
    state.withLock { _ = $0.sessions.insert(session) }
  }

  func remove(_ session: pid_t) {
    state.withLock { _ = $0.sessions.remove(session) }
  }

  /// Ends every session, and whatever is started from now on.
  func endAll() {
    let sessions = state.withLock {
      $0.isInterrupted = true
      return $0.sessions
    }
    for session in sessions { ProcessSession.end(session) }
  }

  /// Comes back only if nobody has interrupted the grader.
  ///
  /// A process that was ended by an interruption looks like one that crashed; who asks here first does not judge it.
  func waitIfInterrupted() {
    while state.withLock({ $0.isInterrupted }) { sleep(1) }
  }
}

/// Ends what the grader has started when a signal ends the grader.
package final class Interruption {
  /// The signals that ask a program to end.
  static let signals = [SIGINT, SIGTERM, SIGHUP]

  private var sources: [any DispatchSourceSignal] = []

  /// Begins to listen.
  package init() {
    // A parent may have left it ignored, and then no child's status could be asked for.
    signal(SIGCHLD, SIG_DFL)
    for number in Self.signals {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        RunningProcesses.shared.endAll()
        // As the signal itself would have ended the grader, so that a shell sees it.
        signal(number, SIG_DFL)
        // Dispatch keeps the signals that it listens for blocked, in its own threads as in the others.
        var own = sigset_t()
        sigemptyset(&own)
        sigaddset(&own, number)
        pthread_sigmask(SIG_UNBLOCK, &own, nil)
        raise(number)
      }
      source.resume()
      sources.append(source)
    }
  }
}
