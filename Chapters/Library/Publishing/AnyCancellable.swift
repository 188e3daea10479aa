import Synchronization

/// Stops something when it is told to, or when it is released.
///
/// `sink` returns one: values come for as long as somebody holds it. It may be cancelled and released on any thread.
public final class AnyCancellable: Cancellable, Sendable {
  private let action: Mutex<(@Sendable () -> Void)?>

  /// Wraps an action.
  ///
  /// - Parameter cancel: What to do, once, when this is cancelled or released.
  public init(_ cancel: @escaping @Sendable () -> Void) {
    action = Mutex(cancel)
  }

  /// Wraps something that can be stopped.
  ///
  /// - Parameter canceller: What to stop when this is cancelled or released.
  public convenience init(_ canceller: some Cancellable & Sendable) {
    self.init { canceller.cancel() }
  }

  deinit {
    cancel()
  }

  /// Stops it; a second time has no effect.
  public func cancel() {
    let action = action.withLock { action in
      defer { action = nil }
      return action
    }
    action?()
  }

  /// Keeps this in a set.
  ///
  /// - Parameter set: What holds it from now on.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Keeps this in a collection.
  ///
  /// - Parameter collection: What holds it from now on.
  public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) {
    collection.append(self)
  }
}

extension AnyCancellable: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
    lhs === rhs
  }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
