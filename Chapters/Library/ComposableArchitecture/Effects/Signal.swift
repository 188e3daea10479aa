@_spi(Grading) import Clocks

/// Wakes those who wait for something to happen.
@MainActor
final class Signal {
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var lastID = 0

  /// Wakes all who wait now.
  func notify() {
    let woken = waiting.values
    waiting = [:]
    for continuation in woken { continuation.resume() }
  }

  /// Waits until a condition holds, which is asked at once and each time that the signal is given.
  ///
  /// - Parameters:
  ///   - limit: How long to wait at most.
  ///   - condition: What to wait for.
  /// - Returns: Whether the condition holds. It need not when the time is up or the task was cancelled.
  func wait(atMost limit: Duration, until condition: @MainActor () -> Bool) async -> Bool {
    guard !condition() else { return true }
    let deadline = Deadline(after: limit, signal: self)
    defer { deadline.cancel() }
    while !deadline.hasPassed, !Task.isCancelled {
      await next()
      if condition() { return true }
    }
    return condition()
  }

  /// Waits until a condition holds or the task is cancelled.
  ///
  /// - Parameter condition: What to wait for.
  func wait(until condition: @MainActor () -> Bool) async {
    while !condition(), !Task.isCancelled { await next() }
  }

  private func next() async {
    lastID += 1
    let id = lastID
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { continuation.resume() } else { waiting[id] = continuation }
      }
    } onCancel: {
      Task { @MainActor in waiting.removeValue(forKey: id)?.resume() }
    }
  }
}

/// The end of a wait.
@MainActor
private final class Deadline {
  private(set) var hasPassed = false
  private var timer: Task<Void, Never>?

  init(after limit: Duration, signal: Signal) {
    timer = Task { [weak self] in
      guard (try? await Task.sleep(for: limit)) != nil else { return }
      // On a busy machine the effect that is waited for may be ready and still queue for a thread, once for each actor that
      // it goes to. It may take as many turns as it could take in that time if nothing else ran, or nearly so.
      for _ in 1...500 where !Task.isCancelled { await letTasksOnNoActorGoOn() }
      self?.hasPassed = true
      signal.notify()
    }
  }

  func cancel() { timer?.cancel() }
}
