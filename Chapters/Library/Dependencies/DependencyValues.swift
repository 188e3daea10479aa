/// The dependencies of a piece of work: what was overridden for it and, for all others, the defaults of its context.
///
/// A dependency is a property in an extension of this type:
///
/// ```swift
/// extension DependencyValues {
///   var apiClient: APIClient {
///     get { self[APIClient.self] }
///     set { self[APIClient.self] = newValue }
///   }
/// }
/// ```
///
/// Code reads it by ``Dependency`` and overrides it by ``withDependencies(_:operation:)``. The values travel with the task:
/// into functions that are called, into child tasks and into `Task { }`. They do not travel into `Task.detached`, dispatch
/// queues and other closures that run later; there ``withEscapedDependencies(_:)-(_)`` takes them along.
///
/// The values hold on to what they were changed to, so that they can be kept and used later:
///
/// ```swift
/// withDependencies { $0 = values } operation: { … }
/// ```
public struct DependencyValues: Sendable {
  /// The values of the current task.
  @TaskLocal public static var _current = DependencyValues().forUse

  /// What reading or writing a value is for.
  enum Access: Sendable {
    /// Values are overridden: a default is read only because a part of it is.
    case change

    /// Defaults are replaced.
    case preparation(CallSite)

    /// Some code uses the value: a default that must not be used is complained about.
    case use(DependencyUser?)
  }

  /// What was overridden, by key.
  var overrides: [ObjectIdentifier: any Sendable] = [:]

  /// The defaults of everything that was not, if they are not simply those of the test that runs.
  var defaults: DefaultValues?

  /// What the values are read or written for.
  var access = Access.change

  /// Creates values of which none is overridden.
  public init() {}

  /// The value of a key.
  ///
  /// Reading a value that is not overridden gives the default of the context: a key's `liveValue`, `previewValue` or
  /// `testValue`. The first read asks the key, and then the value stays the same for the whole test or program.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The module and file of the access, which complaints point at if no ``Dependency`` reads the value.
  ///   - filePath: The path of the file of the access.
  ///   - line: The line of the access.
  ///   - column: The column of the access.
  ///   - function: The property that reads the value for others, which is what complaints call it.
  public subscript<Key: TestDependencyKey>(
    key: Key.Type,
    fileID fileID: StaticString = #fileID,
    filePath filePath: StaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column,
    function function: StaticString = #function
  ) -> Key.Value {
    get {
      let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      return value(of: key, named: DependencyName(function: function), at: site)
    }
    set {
      if case .preparation(let site) = access {
        let name = DependencyName(function: function)
        prepare(newValue, of: key, named: name, at: site)
      } else {
        overrides[ObjectIdentifier(key)] = Stored(value: newValue)
      }
    }
  }
}

extension DependencyValues {
  /// The values of the current task, for work that is done elsewhere or later.
  ///
  /// What is made before a test begins, such as a store in a property of an XCTest class, has the defaults of the test that
  /// uses it.
  static var captured: DependencyValues {
    var values = _current
    if values.defaults == nil { values.defaults = DefaultValues.toTakeAlong }
    return values
  }

  /// These values, overridden by others that are nearer to the place of use.
  func merging(_ other: DependencyValues) -> DependencyValues {
    var values = self
    values.overrides.merge(other.overrides) { $1 }
    values.defaults = other.defaults ?? DefaultValues.ofRunningTest ?? defaults
    return values
  }

  /// The values for code that runs under them.
  var forUse: DependencyValues {
    var values = self
    values.access = .use(nil)
    return values
  }
}
