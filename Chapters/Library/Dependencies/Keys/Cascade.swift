import Synchronization

/// The way from a value that a key does not declare to the one that stands in for it: test, preview, live.
enum Cascade {
  /// A value of a key.
  enum Member: String {
    case previewValue
    case testValue
  }

  /// A value that is not declared and asks the next one.
  private struct Step: Equatable {
    let member: Member
    let key: ObjectIdentifier
  }

  /// What became of a lookup for a test.
  private final class Lookup: Sendable {
    let key: ObjectIdentifier
    let reachesLiveValue = Mutex(false)

    init(key: ObjectIdentifier) { self.key = key }
  }

  @TaskLocal private static var steps: [Step] = []
  @TaskLocal private static var lookup: Lookup?

  /// Gives the value that stands in for one that a key does not declare.
  ///
  /// - Parameters:
  ///   - member: The value that is not declared.
  ///   - key: The key.
  ///   - next: The value that stands in for it.
  /// - Returns: That value; the live one if neither is declared and there is one.
  static func delegate<Key: TestDependencyKey>(
    from member: Member,
    of key: Key.Type,
    to next: () -> Key.Value
  ) -> Key.Value {
    let step = Step(member: member, key: ObjectIdentifier(key))
    guard steps.contains(step) else { return $steps.withValue(steps + [step], operation: next) }
    // The module that declares the key knows of no live value; another one may have added it.
    guard let liveValue = key.liveValueIfAny else { fatalError(DependencyComplaint.neitherValue(of: key)) }
    noteLiveValue(of: key)
    return liveValue.value
  }

  /// Notes that a value which is not declared comes from the live one.
  static func noteLiveValue<Key: TestDependencyKey>(of key: Key.Type) {
    let testValue = Step(member: .testValue, key: ObjectIdentifier(key))
    guard let lookup, lookup.key == testValue.key, steps.contains(testValue) else { return }
    lookup.reachesLiveValue.withLock { $0 = true }
  }

  /// Looks up what a key gives tests.
  ///
  /// - Parameter key: The key.
  /// - Returns: The value, and whether it is the live one because nothing else is declared.
  static func testValue<Key: TestDependencyKey>(of key: Key.Type) -> (value: Key.Value, isLive: Bool) {
    let lookup = Lookup(key: ObjectIdentifier(key))
    let value = $lookup.withValue(lookup) {
      $steps.withValue([]) { key.testValue }
    }
    return (value, lookup.reachesLiveValue.withLock(\.self))
  }
}

extension TestDependencyKey {
  /// The live value, if some module has declared one.
  static var liveValueIfAny: Stored<Value>? {
    guard let key = Self.self as? any DependencyKey.Type else { return nil }
    return liveValue(of: key) as? Stored<Value>
  }
}

private func liveValue<Key: DependencyKey>(of key: Key.Type) -> any Sendable {
  Stored(value: key.liveValue)
}
