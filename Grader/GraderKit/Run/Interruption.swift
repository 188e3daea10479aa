import Foundation

/// Ends what the grader has started when a signal ends the grader.
package enum Interruption {
  /// The signals that ask a program to end.
  static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Begins to listen, and to answer for all processes that come of this one.
  ///
  /// To be called before any other thread starts: all of them leave the signals to the one that waits for them. What
  /// arrives from here on, or has arrived already, is kept until it is waited for, so that no moment is too early.
  ///
  /// - Parameter leave: What else is to be seen to before the grader ends.
  package static func listen(leave: @escaping @Sendable () -> Void = {}) {
    // A parent may have left it ignored, and then no child's status could be asked for.
    signal(SIGCHLD, SIG_DFL)
    RunningProcesses.shared.adoptOrphans()
    // What was ignored when the grader began stays so: whoever calls 'nohup' means it.
    let heard = signals.filter { !isIgnored($0) }
    guard !heard.isEmpty else { return }
    var set = Self.set(heard)
    pthread_sigmask(SIG_BLOCK, &set, nil)
    Thread.detachNewThread {
      var number: Int32 = 0
      var set = Self.set(heard)
      while sigwait(&set, &number) != 0 {}
      RunningProcesses.shared.endAll()
      OpenSeals.shared.close()
      leave()
      // As the signal itself would have ended the grader, so that a shell sees it; Swift would call some of them a crash.
      signal(number, SIG_DFL)
      var own = Self.set([number])
      pthread_sigmask(SIG_UNBLOCK, &own, nil)
      raise(number)
    }
  }

  /// Signals as the system's functions take them.
  static func set(_ numbers: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    return set
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
