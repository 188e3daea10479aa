extension Effect {
  /// Lets the effect be cancelled by an id, with ``cancel(id:)``.
  ///
  /// ```swift
  /// enum CancelID { case search }
  ///
  /// case .queryChanged(let query):
  ///   return .run { send in … }
  ///     .cancellable(id: CancelID.search, cancelInFlight: true)
  /// ```
  ///
  /// The id counts in the store that runs the effect, and there in the feature that starts it and its parents.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - cancelInFlight: Whether effects of the same id that are running are cancelled when this one starts.
  /// - Returns: An effect that does the same work until it is cancelled.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    guard let operation else { return .none }
    let id = CancelID(id)
    return Self { context in
      guard let scope = CancellationScope.current else { return await operation(context) }
      await scope.run(id: id, cancelInFlight: cancelInFlight, onCancel: context.hold.release) {
        await operation(context)
      }
      context.hold.release()
    }
  }

  /// Cancels the effects of an id that are running; what they still send is dropped.
  ///
  /// - Parameter id: The id that was given to ``cancellable(id:cancelInFlight:)``.
  /// - Returns: An effect that cancels the others and ends.
  public static func cancel(id: some Hashable & Sendable) -> Self {
    let id = CancelID(id)
    return Self { context in
      CancellationScope.current?.cancel(id: id)
      context.hold.release()
    }
  }
}

/// Does asynchronous work that can be cancelled by an id, inside an effect.
///
/// ```swift
/// return .run { send in
///   await send(.started)
///   try await withTaskCancellation(id: CancelID.download, cancelInFlight: true) {
///     try await client.download()
///   }
/// }
/// ```
///
/// ``Effect/cancel(id:)`` and `Task.cancel(id:)` end it, and the effect goes on after it. Outside of an effect there is nobody
/// who could cancel it, and the work is just done.
///
/// - Parameters:
///   - id: The id.
///   - cancelInFlight: Whether work of the same id that is still being done is cancelled first.
///   - operation: The work.
/// - Returns: What the work returns.
/// - Throws: What the work throws.
@EffectActor
public func withTaskCancellation<Value: Sendable, Failure: Error>(
  id: some Hashable & Sendable,
  cancelInFlight: Bool = false,
  operation: @escaping @EffectActor @Sendable () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  guard let scope = CancellationScope.current else { return try await operation() }
  return try await scope.result(id: CancelID(id), cancelInFlight: cancelInFlight, operation).get()
}

extension CancellationScope {
  /// Does work that can be cancelled by an id, and hands out how it went.
  @MainActor
  fileprivate func result<Value: Sendable, Failure: Error>(
    id: CancelID,
    cancelInFlight: Bool,
    _ operation: @escaping @EffectActor @Sendable () async throws(Failure) -> Value
  ) async -> Result<Value, Failure> {
    await run(id: id, cancelInFlight: cancelInFlight) {
      do throws(Failure) {
        return .success(try await operation())
      } catch {
        return .failure(error)
      }
    }
  }
}

extension Task where Success == Never, Failure == Never {
  /// Cancels the work of an id, from inside an effect.
  ///
  /// - Parameter id: The id that was given to ``withTaskCancellation(id:cancelInFlight:operation:)`` or to
  ///   ``Effect/cancellable(id:cancelInFlight:)``.
  public static func cancel(id: some Hashable & Sendable) {
    guard let scope = CancellationScope.current else { return }
    let id = CancelID(id)
    Task<Void, Never>.immediate { @MainActor in scope.cancel(id: id) }
  }
}
