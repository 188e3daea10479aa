/// A key of the library itself.
///
/// None has a value that a test could count on, and where a key of a program is advised to declare one, tests are shown how
/// to override it.
protocol BuiltInKey: DependencyKey {
  /// The property of ``DependencyValues`` that stands for the key.
  static var property: String { get }

  /// Why a test must not leave it to chance: goes after "so".
  static var consequence: String { get }

  /// What a test may override it with.
  static var example: String { get }
}

extension BuiltInKey {
  /// Why a test must not leave it to chance: goes after "so".
  static var consequence: String { "what the test sees depends on when and where it runs" }

  /// Fails the test that did not override the dependency, if it uses it.
  ///
  /// - Parameter access: What the value was read for. A property that uses it gets the complaint once.
  static func complain(about access: DependencyValues.Access) {
    guard case .use(let user) = access, user?.noteComplaint(about: ObjectIdentifier(Self.self)) ?? true else { return }
    let site = user?.site ?? CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    site.report(DependencyComplaint.notOverridden(Self.self, usedAt: user?.site))
  }
}

/// A value that complains when it is used, instead of when it is read.
protocol BuiltInValue {
  /// What the value was read for.
  var access: DependencyValues.Access { get set }
}

extension BuiltInValue {
  /// The same value, read for something else.
  func read(for access: DependencyValues.Access) -> Self {
    var value = self
    value.access = access
    return value
  }
}
