@_spi(TestScopes) import Dependencies
import Testing

/// Overrides dependencies for a test or for every test of a suite.
///
/// ```swift
/// @Suite(.dependency(\.continuousClock, ImmediateClock()))
/// struct FeatureTests {
///   @Test(.dependencies { $0.uuid = .incrementing })
///   func addItem() { … }
/// }
/// ```
///
/// Each test runs under overrides of its own, which are made anew for it: also each case of a parameterised test, and each
/// run of a test that is repeated. Dependencies without an override have defaults of their own, too, which end with the test.
/// The overrides hold from before the suite is created. Those of a test go before those of its suite.
public struct _DependenciesTrait: SuiteTrait, TestTrait, TestScoping {
  /// The overrides of a suite are made for each of its tests.
  public let isRecursive = true

  private let updateValues: @Sendable (inout DependencyValues) async throws -> Void

  fileprivate init(_ updateValues: @escaping @Sendable (inout DependencyValues) async throws -> Void) {
    self.updateValues = updateValues
  }

  /// Runs one case of a test under the overrides.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The case.
  ///   - function: Runs the case.
  /// - Throws: What the overrides or the test throw.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withDependencies { values in
      values.resetDefaults()
      try await updateValues(&values)
    } operation: {
      try await function()
    }
  }
}

extension Trait where Self == _DependenciesTrait {
  /// Overrides nothing, and gives each test defaults of its own.
  ///
  /// A test that is repeated in one run of the process then finds the defaults as new each time.
  public static var dependencies: Self {
    Self { _ in }
  }

  /// Overrides one dependency, or a part of one.
  ///
  /// - Parameters:
  ///   - keyPath: Leads to the dependency.
  ///   - value: The value, made anew for each test.
  /// - Returns: The trait.
  public static func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self {
    Self { $0[keyPath: keyPath] = try value() }
  }

  /// Overrides the dependency that is its own key.
  ///
  /// - Parameter value: The value, made anew for each test.
  /// - Returns: The trait.
  public static func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self where Value == Value.Value {
    Self { $0[Value.self] = try value() }
  }

  /// Overrides dependencies.
  ///
  /// - Parameter updateValues: Overrides them, once for each test.
  /// - Returns: The trait.
  public static func dependencies(
    _ updateValues: @escaping @Sendable (inout DependencyValues) async throws -> Void
  ) -> Self {
    Self(updateValues)
  }
}
