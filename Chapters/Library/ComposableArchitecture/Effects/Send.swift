/// Sends actions from an effect back into the system; ``Effect/run(priority:operation:catch:fileID:filePath:line:column:)``
/// hands one to its closure.
///
/// A cancelled effect sends nothing more: its actions are dropped.
@MainActor
public struct Send<Action>: Sendable {
  /// Takes an action, also in a task that is cancelled.
  let deliver: @MainActor @Sendable (Action) -> Void

  /// Creates a value that hands actions to a closure.
  ///
  /// - Parameter send: Takes each action.
  public init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    deliver = send
  }

  /// Sends an action.
  ///
  /// - Parameter action: The action to send.
  public func callAsFunction(_ action: Action) {
    guard !Task.isCancelled else { return }
    deliver(action)
  }
}
