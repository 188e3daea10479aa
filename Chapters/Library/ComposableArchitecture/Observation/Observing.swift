/// Whether reading a field of an observed state counts as observing it.
enum Observing {
  @TaskLocal static var isPaused = false

  /// Reads states without observing them.
  ///
  /// A store that stands for a part of a state goes through the whole to get there. Whoever reads the part does not ask for
  /// news of the rest.
  static func paused<R>(_ body: () throws -> R) rethrows -> R {
    guard !isPaused else { return try body() }
    return try $isPaused.withValue(true, operation: body)
  }
}
