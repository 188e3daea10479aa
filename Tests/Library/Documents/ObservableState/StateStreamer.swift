import Observation

// The document's, which the course mends. Changed: its unused 'task' is gone.
@MainActor
final class StateStreamer<T: Sendable> {
  let apply: () -> T
  let finishCondition: () -> Bool
  private var continuation: AsyncStream<T>.Continuation?

  init(apply: @escaping () -> T, finishCondition: @escaping () -> Bool) {
    self.apply = apply
    self.finishCondition = finishCondition
  }

  func observe(timeout: Duration) -> AsyncStream<T> {
    return AsyncStream { continuation in
      self.continuation = continuation
      self.tracking()

      Task { @MainActor in
        try? await Task.sleep(for: timeout)
        continuation.finish()
      }
    }
  }

  private func tracking() {
    withObservationTracking {
      _ = apply()
    } onChange: {
      MainActor.assumeIsolated {
        if self.finishCondition() {
          Task { @MainActor in
            self.continuation?.yield(self.apply())
            self.continuation?.finish()
          }
        } else {
          Task { @MainActor in
            self.continuation?.yield(self.apply())
          }
          self.tracking()
        }
      }
    }
  }
}
