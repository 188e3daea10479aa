import IssueReporting

extension TestClock {
  /// Moves the time to the end of one sleep after the other until nobody sleeps any more.
  ///
  /// If there is no end to it, as with a timer that nothing stops, this reports an issue and cancels the sleeps that are
  /// left, which then throw `CancellationError`. It gives up when the timeout is over, but not before 1,000 sleeps have
  /// ended, however slow the machine is.
  ///
  /// - Parameters:
  ///   - duration: How long to go on at least, in real time.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public nonisolated(nonsending) func run(
    timeout duration: Swift.Duration = .milliseconds(500),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let end = ContinuousClock.now + duration
    var wakeUps = 0
    await letTasksFallAsleep(before: nil)
    while let deadline = state.withLock({ $0.sleeping.entries.first?.deadline }) {
      if wakeUps >= 1000, ContinuousClock.now >= end {
        let count = cancelSleeps()
        let message = Self.hasNoEnd(sleeps: count, after: duration)
        reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
        return
      }
      _ = await wakeNext(upTo: deadline)
      wakeUps += 1
      await letTasksFallAsleep(before: nil)
    }
  }

  private func cancelSleeps() -> Int {
    let entries = state.withLock { state in
      defer { state.sleeping = SleepQueue() }
      return state.sleeping.entries
    }
    for entry in entries { entry.resume(.failure(CancellationError())) }
    return entries.count
  }

  private static func hasNoEnd(sleeps: Int, after duration: Swift.Duration) -> String {
    """
    'run' gave up: more than 1,000 sleeps on this clock have ended in \(duration), and \(sleeps) \
    \(sleeps == 1 ? "has" : "have") not.

    Something sleeps again and again, such as a timer that nothing stops. Stop it before 'run', for example by cancelling \
    its effect, or move the time only as far as this test needs, with 'advance(by:)'. If the sleeps come to an end and only \
    take longer, pass a longer 'timeout'.
    """
  }
}
