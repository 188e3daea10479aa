/// Something that goes on for as long as a view is shown.
@MainActor
protocol ViewEffect: AnyObject {
  /// Called when the view is gone.
  func end()
}

/// A view that does something while it is shown.
protocol EffectfulView: BuiltInView {
  /// Begins the effect, or tells the one that is running what is new.
  ///
  /// - Parameters:
  ///   - running: The effect of the view that stood in this place before.
  ///   - node: The place.
  /// - Returns: The effect that is running now.
  func effect(continuing running: (any ViewEffect)?, at node: ViewNode) -> any ViewEffect
}
