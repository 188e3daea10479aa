import Foundation

/// Ends what the grader has started when a signal ends the grader.
package final class Interruption {
  /// The signals that ask a program to end.
  static let signals = [SIGINT, SIGTERM, SIGHUP]

  private var sources: [any DispatchSourceSignal] = []

  /// Begins to listen, and to answer for all processes that come of this one.
  package init() {
    // A parent may have left it ignored, and then no child's status could be asked for.
    signal(SIGCHLD, SIG_DFL)
    RunningProcesses.shared.adoptOrphans()
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
