import Observation

/// The place where a host keeps the value of a view's property.
@MainActor
final class StateSlot<Value>: KeptState, Observable {
  private let registrar = ObservationRegistrar()
  private var kept: Value
  private var isOver = false

  init(_ value: Value) {
    kept = value
  }

  /// The value, observed; when the view is gone, it stays what it was.
  var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return kept
    }
    set {
      guard !isOver else { return }
      registrar.withMutation(of: self, keyPath: \.value) { kept = newValue }
    }
  }

  func end() {
    isOver = true
  }
}

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
