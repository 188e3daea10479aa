import Foundation

/// A value behind a lock.
///
/// What was in the value goes out of `withLock` as a result and is released outside: its end may run code that comes back to
/// the lock.
///
/// It is sendable though the value need not be, as the value is used behind the lock alone. What its parts do once they have
/// left the lock is up to those who keep them here: a subscriber is called by one thread at a time (see ``Outlet``).
final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func withLock<Result>(_ operation: (inout Value) -> Result) -> Result {
    lock.withLock { operation(&value) }
  }
}

extension Optional {
  /// Leaves `nil` behind.
  mutating func take() -> Self {
    defer { self = nil }
    return self
  }
}
