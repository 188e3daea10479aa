import Observation
import Synchronization

/// Someone who reads something and waits to be told that it has changed.
final class Observer: Sendable {
  private let told = Flag()

  /// Whether a change was told since the reading.
  var isTold: Bool { told.isRaised }

  /// Reads something.
  ///
  /// - Parameter read: The reading.
  init(of read: () -> Void) {
    withObservationTracking(read) { [told] in told.raise() }
  }
}

/// Raised once and then for ever.
private final class Flag: Sendable {
  private let value = Atomic(false)

  var isRaised: Bool { value.load(ordering: .relaxed) }

  func raise() {
    value.store(true, ordering: .relaxed)
  }
}
