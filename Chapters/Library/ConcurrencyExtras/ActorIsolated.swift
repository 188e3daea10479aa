/// A value that may be read and changed from any task, which waits for its turn.
///
/// ``LockIsolated`` does the same without waiting; prefer it where nothing speaks for an actor.
public final actor ActorIsolated<Value> {
  /// The value.
  public var value: Value

  /// Puts a value on an actor of its own.
  ///
  /// - Parameter value: The first value.
  /// - Throws: What the expression for the first value throws.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    self.value = try value()
  }

  /// Reads and changes the value in one step that nothing can come in between.
  ///
  /// - Parameter operation: What to do with the value.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws; its changes up to there are kept.
  public func withValue<T: Sendable>(_ operation: @Sendable (inout Value) throws -> T) rethrows -> T {
    try operation(&value)
  }

  /// Replaces the value.
  ///
  /// - Parameter newValue: The new value.
  /// - Throws: What the expression for the new value throws; the old value then stays.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    value = try newValue()
  }
}
