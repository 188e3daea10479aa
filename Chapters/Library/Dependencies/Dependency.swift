/// Takes a dependency from the values that are in force.
///
/// ```swift
/// struct Feature {
///   @Dependency(\.continuousClock) var clock
///   @Dependency(APIClient.self) var apiClient
/// }
/// ```
///
/// The property reads its value whenever it is asked. It goes by the overrides that are in force then and, for dependencies
/// without one, by those that were in force when the property was created: an object that is made under
/// ``withDependencies(_:operation:)`` keeps what it was made with.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  let initialValues: DependencyValues
  private let user: DependencyUser
  private let read: @Sendable (DependencyValues) -> Value

  /// Takes the dependency, or a part of one, that a key path leads to.
  ///
  /// - Parameters:
  ///   - keyPath: Leads to a property of ``DependencyValues``.
  ///   - fileID: The module and file of the property, which complaints point at.
  ///   - filePath: The path of the file of the property.
  ///   - line: The line of the property.
  ///   - column: The column of the property.
  public init(
    _ keyPath: KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(at: site) { $0[keyPath: keyPath] }
  }

  /// Takes the dependency of a key that has no property in ``DependencyValues``.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The module and file of the property, which complaints point at.
  ///   - filePath: The path of the file of the property.
  ///   - line: The line of the property.
  ///   - column: The column of the property.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(at: site) { $0.value(of: key, named: .key) }
  }

  private init(at site: CallSite, _ read: @escaping @Sendable (DependencyValues) -> Value) {
    initialValues = .captured
    user = DependencyUser(site: site)
    self.read = read
  }

  /// The value that is in force.
  public var wrappedValue: Value {
    var values = initialValues.merging(._current)
    values.access = .use(user)
    return read(values)
  }
}

/// A property that holds on to the values it was created with.
protocol DependencyHolder {
  var initialValues: DependencyValues { get }
}

extension Dependency: DependencyHolder {}
