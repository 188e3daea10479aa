/// A handle to the effects that an action started, also by way of the actions that they sent back.
public struct StoreTask: Sendable {
  let origin: EffectOrigin
  let changes: Signal

  /// Cancels the effects; what they still send is dropped.
  public func cancel() {
    origin.cancelTasks()
  }

  /// Waits until the effects have ended.
  @MainActor
  public func finish() async {
    await changes.wait { !origin.isRunning }
  }

  /// Whether the effects were cancelled through this handle, or because their store went away.
  public var isCancelled: Bool { origin.isCancelled }
}
