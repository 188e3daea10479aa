import Synchronization

/// A property that uses a dependency: complaints point at it, and it gets each only once.
final class DependencyUser: Sendable {
  /// Where the property is declared.
  let site: CallSite

  private let complaints = Mutex(Set<ObjectIdentifier>())

  init(site: CallSite) { self.site = site }

  /// Notes that the property is complained about.
  ///
  /// - Parameter key: The key of the dependency.
  /// - Returns: Whether it has not been before.
  func noteComplaint(about key: ObjectIdentifier) -> Bool {
    complaints.withLock { $0.insert(key).inserted }
  }
}
