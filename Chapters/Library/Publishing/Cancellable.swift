/// Something that can be stopped.
public protocol Cancellable {
  /// Stops it; a second time has no effect.
  func cancel()
}
