/// Waits until a condition holds: it asks at once, every 10 milliseconds, and once more when the limit is over.
///
/// - Parameters:
///   - timeout: How long to wait at most.
///   - condition: What to wait for.
/// - Throws: ``WaitError/timeout`` where the answer is still no; `CancellationError` where the task that waits is cancelled.
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

/// Why a wait has ended in vain.
public enum WaitError: Error, Equatable {
  case timeout
}
