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
  let clock = ContinuousClock()
  let deadline = clock.now.advanced(by: timeout)
  while true {
    let isLast = clock.now >= deadline
    if try await condition() { return }
    if isLast { throw WaitError.timeout }
    try await Task.sleep(for: .milliseconds(10))
  }
}

// MARK: - Given

/// Why a wait has ended in vain.
public enum WaitError: Error, Equatable {
  case timeout
}
