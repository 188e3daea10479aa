import Foundation

/// A value that may be read and changed from anywhere, by one at a time.
///
/// It is what a test writes down in while effects run:
///
/// ```swift
/// let saved = LockIsolated<[String]>([])
/// let save: @Sendable (String) async -> Void = { text in saved.withValue { $0.append(text) } }
/// await save("Hello")
/// #expect(saved.value == ["Hello"])
/// ```
@dynamicMemberLookup
public final class LockIsolated<Value>: @unchecked Sendable {
  // Recursive, so that a value used inside its own `withValue` stops with Swift's message about overlapping accesses
  // instead of waiting for itself.
  private let lock = NSRecursiveLock()
  private var storage: Value

  /// Puts a value behind a lock.
  ///
  /// - Parameter value: The first value.
  /// - Throws: What the expression for the first value throws.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    storage = try value()
  }

  /// Reads a part of the value.
  ///
  /// - Parameter keyPath: The part.
  public subscript<Subject: Sendable>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    lock.withLock { storage[keyPath: keyPath] }
  }

  /// Reads and changes the value in one step that nothing can come in between.
  ///
  /// The value is not to be used inside the closure in any other way than through the closure's parameter.
  ///
  /// - Parameter operation: What to do with the value.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws; its changes up to there are kept.
  public func withValue<T: Sendable>(_ operation: @Sendable (inout Value) throws -> T) rethrows -> T {
    try lock.withLock { try operation(&storage) }
  }

  /// Replaces the value.
  ///
  /// The expression for the new value runs behind the lock, so it may read the old one.
  ///
  /// - Parameter newValue: The new value.
  /// - Throws: What the expression for the new value throws; the old value then stays.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    try lock.withLock { storage = try newValue() }
  }
}

extension LockIsolated where Value: Sendable {
  /// The value.
  ///
  /// By the time that you look at it, somebody else may have changed it.
  public var value: Value {
    lock.withLock { storage }
  }
}
