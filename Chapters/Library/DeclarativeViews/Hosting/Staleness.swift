import Synchronization

/// Whether a view has read something that has changed since.
///
/// Raised on whatever thread the change is made, just before it is made; so the tree can only be built anew later.
final class Staleness: Sendable {
  private let raised = Atomic(false)
  private let raiseTree: @Sendable () -> Void

  @MainActor
  init(of tree: ViewTree) {
    let treeStaleness = tree.staleness
    raiseTree = { [weak tree] in
      guard treeStaleness.raise() else { return }
      Task { @MainActor in tree?.update() }
    }
  }

  var isRaised: Bool { raised.load(ordering: .acquiring) }

  func raise() {
    raised.store(true, ordering: .releasing)
    raiseTree()
  }

  func lower() {
    raised.store(false, ordering: .releasing)
  }
}

/// Whether some view of a tree is stale.
final class TreeStaleness: Sendable {
  private let raised = Atomic(false)

  var isRaised: Bool { raised.load(ordering: .acquiring) }

  /// Raises it.
  ///
  /// - Returns: Whether it was not raised before.
  func raise() -> Bool { !raised.exchange(true, ordering: .acquiringAndReleasing) }

  func lower() {
    raised.store(false, ordering: .releasing)
  }
}
