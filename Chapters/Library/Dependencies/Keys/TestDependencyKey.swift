/// A key to a dependency that can say what tests and previews use.
///
/// Conform to this protocol alone in a module that holds only the interface of a dependency. The module with the real
/// implementation then adds ``DependencyKey`` in an extension, so that the interface builds, and its users are tested,
/// without it.
///
/// ```swift
/// struct AnalyticsClient {
///   var track: @Sendable (_ event: String) async throws -> Void
/// }
///
/// extension AnalyticsClient: TestDependencyKey {
///   static let testValue = Self(track: unimplemented("AnalyticsClient.track"))
/// }
/// ```
///
/// Of ``testValue`` and ``previewValue`` at least one has to be declared. Each stands in for the other where that one is
/// missing; if both are, the first use ends the program with a message that says so.
public protocol TestDependencyKey<Value>: SendableMetatype {
  /// What the key leads to; the key itself, unless it says otherwise.
  associatedtype Value: Sendable = Self

  /// The value in previews.
  ///
  /// If it is not declared, previews use ``DependencyKey/liveValue`` where the key is declared a ``DependencyKey``, and
  /// ``testValue`` where it is not.
  static var previewValue: Value { get }

  /// The value in tests.
  ///
  /// If it is not declared, tests use ``previewValue``. If that is not declared either, they would get to the live value,
  /// which fails the test.
  static var testValue: Value { get }
}

extension TestDependencyKey {
  /// The value in tests, for a key that declares none for previews.
  public static var previewValue: Value {
    Cascade.delegate(from: .previewValue, of: Self.self) { testValue }
  }

  /// The value in previews, for a key that declares none for tests.
  public static var testValue: Value {
    Cascade.delegate(from: .testValue, of: Self.self) { previewValue }
  }
}
