/// Waits until a condition holds.
///
/// It asks at once and then every 10 milliseconds, and comes back at the first yes. When the limit is over it asks once more.
///
/// - Parameters:
///   - timeout: How long to wait at most.
///   - condition: What to wait for.
/// - Throws: ``WaitError/timeout`` where the answer is still no, and what the condition throws; `CancellationError` where the
///   task that waits is cancelled.
@MainActor
public func waitFor(
  timeout: Duration = .seconds(1),
  condition: @MainActor () async throws -> Bool
) async throws {
  // TODO: This asks once. Go on asking, with a pause after each no, until the limit is over.
  let clock = ContinuousClock()
  let deadline = clock.now.advanced(by: timeout)
  if try await condition() { return }
  if clock.now < deadline { return }
  throw WaitError.timeout
}

// MARK: - Given

/// Why a wait has ended in vain.
public enum WaitError: Error, Equatable {
  case timeout
}
