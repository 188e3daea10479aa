import Synchronization

/// The values of dependencies that nobody overrides, for one test or for a whole program.
///
/// A key is asked for its value once, and then the value stays. That is done outside of the lock, because the key may use
/// other dependencies on the way; of two answers at the same time one is kept.
final class DefaultValues: Sendable {
  /// What makes a default one that should not be used.
  enum Fault {
    /// A test uses the live value, because the key declares no other.
    case liveValueInTest

    /// Nothing but a test's value is there outside of tests.
    case noLiveValue
  }

  /// What became of a preparation.
  enum Preparation {
    case done
    case refused(firstUse: CallSite?)
  }

  private struct Slot: Hashable {
    let key: ObjectIdentifier
    let context: DependencyContext
  }

  private struct Default {
    let value: any Sendable
    let fault: Fault?
  }

  private struct Contents {
    var prepared: [ObjectIdentifier: any Sendable] = [:]
    var defaults: [Slot: Default] = [:]
    var firstUses: [ObjectIdentifier: CallSite?] = [:]
    var told: Set<ObjectIdentifier> = []

    func value<Key: TestDependencyKey>(of key: Key.Type, in slot: Slot) -> (value: Key.Value, fault: Fault?)? {
      if let prepared = prepared[slot.key] as? Stored<Key.Value> { return (prepared.value, nil) }
      guard let found = defaults[slot], let stored = found.value as? Stored<Key.Value> else { return nil }
      return (stored.value, found.fault)
    }
  }

  private let contents = Mutex(Contents())
  private let tellsOnce: Bool

  /// Creates defaults of which none was used.
  ///
  /// - Parameter tellsOnce: Whether a default that should not be used is told once, instead of to each property that uses it.
  init(tellsOnce: Bool = false) { self.tellsOnce = tellsOnce }

  /// Gives the default of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - context: The context.
  /// - Returns: The value, and what is wrong with using it.
  func value<Key: TestDependencyKey>(
    of key: Key.Type,
    in context: DependencyContext
  ) -> (value: Key.Value, fault: Fault?) {
    let slot = Slot(key: ObjectIdentifier(key), context: context)
    if let found = contents.withLock({ $0.value(of: key, in: slot) }) { return found }
    let new = key.defaultValue(in: context)
    return contents.withLock { contents in
      if let found = contents.value(of: key, in: slot) { return found }
      contents.defaults[slot] = Default(value: Stored(value: new.value), fault: new.fault)
      return new
    }
  }

  /// Gives the default of a key to code that uses it; from then on it is not to be replaced.
  func value<Key: TestDependencyKey>(
    of key: Key.Type,
    in context: DependencyContext,
    usedAt site: CallSite?
  ) -> (value: Key.Value, fault: Fault?) {
    contents.withLock { contents in
      let key = ObjectIdentifier(key)
      if !contents.firstUses.keys.contains(key) { contents.firstUses[key] = .some(site) }
    }
    return value(of: key, in: context)
  }

  /// Gives what the default of a key was replaced with.
  func preparedValue<Key: TestDependencyKey>(of key: Key.Type) -> Stored<Key.Value>? {
    contents.withLock { $0.prepared[ObjectIdentifier(key)] as? Stored<Key.Value> }
  }

  /// Replaces the default of a key, unless it has been used.
  func prepare<Key: TestDependencyKey>(_ value: Key.Value, of key: Key.Type) -> Preparation {
    let id = ObjectIdentifier(key)
    return contents.withLock { contents in
      if let firstUse = contents.firstUses[id] { return .refused(firstUse: firstUse) }
      contents.prepared[id] = Stored(value: value)
      return .done
    }
  }

  /// Whether the fault of a default is still to be told to a property that uses it.
  func isToBeTold(_ key: ObjectIdentifier, to user: DependencyUser?) -> Bool {
    if tellsOnce { return contents.withLock { $0.told.insert(key).inserted } }
    return user?.noteComplaint(about: key) ?? true
  }
}

extension TestDependencyKey {
  /// The value that the key declares for a context, and what is wrong with using it.
  fileprivate static func defaultValue(in context: DependencyContext) -> (value: Value, fault: DefaultValues.Fault?) {
    switch context {
    case .live:
      if let liveValue = liveValueIfAny { return (liveValue.value, nil) }
      return (testValue, .noLiveValue)
    case .preview:
      return (previewValue, nil)
    case .test:
      let (value, isLive) = Cascade.testValue(of: Self.self)
      return (value, isLive ? .liveValueInTest : nil)
    }
  }
}
