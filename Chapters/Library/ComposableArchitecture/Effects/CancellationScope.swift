/// Where the ids of cancellable work are looked up: a store, and a place in its tree of features.
///
/// Work that a child feature has started is out of reach of its siblings, even if they use the same id. Its parent reaches it.
struct CancellationScope: Sendable {
  /// The scope of the effect that the current task belongs to.
  @TaskLocal static var current: CancellationScope?

  let cancellations: Cancellations
  var path: [CancelID] = []

  /// The scope of a child feature.
  func child(_ id: CancelID) -> Self {
    Self(cancellations: cancellations, path: path + [id])
  }

  /// Does work that can be cancelled by an id.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - cancelInFlight: Whether work of the same id that is still being done is cancelled first.
  ///   - onCancel: Called when this work is cancelled by the id.
  ///   - operation: The work.
  /// - Returns: What the work returns.
  @MainActor
  func run<Value: Sendable>(
    id: CancelID,
    cancelInFlight: Bool,
    onCancel: @escaping @MainActor () -> Void = {},
    _ operation: @escaping @MainActor @Sendable () async -> Value
  ) async -> Value {
    if cancelInFlight { cancel(id: id) }
    let work = CancellableWork(onCancel: onCancel)
    cancellations.insert(work, id: id, path: path)
    defer { cancellations.remove(work, id: id) }
    return await work.run(operation)
  }

  /// Cancels the work of an id.
  @MainActor
  func cancel(id: CancelID) {
    cancellations.cancel(id: id, path: path)
  }
}
