/// A key to a dependency: what a running program uses and, if it differs, what tests and previews use.
///
/// Only ``liveValue`` is required:
///
/// ```swift
/// extension APIClient: DependencyKey {
///   static let liveValue = APIClient(
///     fetchUsers: { try await URLSession.shared.users() }
///   )
/// }
///
/// extension DependencyValues {
///   var apiClient: APIClient {
///     get { self[APIClient.self] }
///     set { self[APIClient.self] = newValue }
///   }
/// }
/// ```
///
/// What is not declared comes from the value before it: tests use ``TestDependencyKey/previewValue``, previews use
/// ``liveValue``. A test that gets to the live value in this way fails; see ``TestDependencyKey/testValue``.
public protocol DependencyKey<Value>: TestDependencyKey {
  /// The value in a running program.
  static var liveValue: Value { get }

  // Named again so that the compiler infers them from this protocol's requirements and defaults as well.
  associatedtype Value = Self
  static var previewValue: Value { get }
  static var testValue: Value { get }
}

extension DependencyKey {
  /// The live value, for a key that declares none for previews.
  public static var previewValue: Value {
    Cascade.noteLiveValue(of: Self.self)
    return liveValue
  }
}
