/// A value that a host keeps for a view.
@MainActor
protocol KeptState: AnyObject {
  /// Called when the view is gone.
  func end()
}

/// A property of a view whose value the host keeps.
@MainActor
protocol StateProperty {
  /// Learns where the value is kept.
  ///
  /// - Parameters:
  ///   - node: The view's place in the tree.
  ///   - slot: Where the value was kept for the view that stood there before.
  /// - Returns: Where it is kept from now on.
  func install(at node: ViewNode, keeping slot: (any KeptState)?) -> any KeptState
}
