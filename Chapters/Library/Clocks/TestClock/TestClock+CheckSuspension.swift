extension TestClock {
  /// Throws an error if someone sleeps on the clock.
  ///
  /// With it a test shows that a feature has nothing left that waits for time to pass.
  ///
  /// - Throws: ``SuspensionError`` if someone sleeps.
  public nonisolated(nonsending) func checkSuspension() async throws {
    await takeTurns(isolation: #isolation)
    let remaining = state.withLock { state in
      state.sleeping.entries.map { String(describing: state.now.duration(to: $0.deadline)) }
    }
    if !remaining.isEmpty { throw SuspensionError(remaining: remaining) }
  }
}

/// An error that says that someone sleeps on a test clock.
public struct SuspensionError: Error, Equatable, CustomStringConvertible {
  /// How long each sleep still has to go.
  let remaining: [String]

  /// What happened and what to do about it.
  public var description: String {
    let count = remaining.count == 1 ? "1 sleep has" : "\(remaining.count) sleeps have"
    return """
      \(count) not ended on the test clock, with \(remaining.joined(separator: ", ")) to go. \
      Move the time with 'advance(by:)' or 'run()', or cancel what sleeps.
      """
  }
}
