import Synchronization

extension DependencyValues {
  /// Notes that an object was created under these values, so that it can hand them on.
  ///
  /// - Parameter result: What an operation returned, which may be an object or not.
  func remember<R>(_ result: R) {
    guard R.self is AnyClass else { return }
    DependencyObjects.shared.remember(self, for: result as AnyObject)
  }

  /// The values that an object was created under, if it was the result of an operation under values of its own.
  static func remembered(for object: AnyObject) -> DependencyValues? {
    DependencyObjects.shared.values(for: object)
  }

  /// The values that an object's properties hold on to, also those it inherits.
  static func ofProperties(of object: AnyObject) -> DependencyValues? {
    sequence(first: Mirror(reflecting: object), next: \.superclassMirror).lazy
      .flatMap(\.children)
      .compactMap { ($0.value as? any DependencyHolder)?.initialValues }
      .first
  }
}

/// The values that objects were created under.
///
/// It does not keep the objects. What is left of those that are gone is removed whenever the table has doubled.
private final class DependencyObjects: Sendable {
  static let shared = DependencyObjects()

  private struct Entry {
    weak var object: AnyObject?
    let values: DependencyValues
  }

  private struct Contents: @unchecked Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    var sizeToClean = 64
  }

  private let contents = Mutex(Contents())

  func remember(_ values: DependencyValues, for object: AnyObject) {
    nonisolated(unsafe) let entry = Entry(object: object, values: values)
    let id = ObjectIdentifier(object)
    // What is removed is released outside of the lock: it may be the last to hold values that have a 'deinit'.
    _ = contents.withLock { contents in
      var removed = [contents.entries.updateValue(entry, forKey: id)?.values]
      guard contents.entries.count > contents.sizeToClean else { return removed }
      for (id, entry) in contents.entries where entry.object == nil {
        removed.append(contents.entries.removeValue(forKey: id)?.values)
      }
      contents.sizeToClean = max(64, 2 * contents.entries.count)
      return removed
    }
  }

  func values(for object: AnyObject) -> DependencyValues? {
    let id = ObjectIdentifier(object)
    nonisolated(unsafe) let object = object
    return contents.withLock { contents in
      contents.entries[id].flatMap { $0.object === object ? $0.values : nil }
    }
  }
}
