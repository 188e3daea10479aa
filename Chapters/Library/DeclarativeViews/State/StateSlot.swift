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
