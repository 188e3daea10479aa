import Observation
import Synchronization

/// A chain of changes of one state: each version came from the one before it.
///
/// Copies of a state share the chain. The copy that is changed first carries it on; a copy that is changed from an older
/// version starts a chain of its own, since its way there was not told to those who look at the other one.
final class Lineage: Sendable {
  /// Those who observe the state: all copies have the same, on whatever chain.
  let observers: ObservationRegistrar

  private let last = Atomic(0)

  init(observers: ObservationRegistrar = ObservationRegistrar()) {
    self.observers = observers
  }

  /// Adds a version to the chain.
  ///
  /// - Parameter version: The version that is changed.
  /// - Returns: The next version, or `nil` if the chain already goes on from that version.
  func advance(from version: Int) -> Int? {
    let next = version + 1
    return last.compareExchange(expected: version, desired: next, ordering: .relaxed).exchanged ? next : nil
  }
}
