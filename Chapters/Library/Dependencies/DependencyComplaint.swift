/// What the library says about dependencies that are used or declared wrongly.
///
/// All wording is here.
enum DependencyComplaint {
  /// A default is used that should not be.
  static func fault<Key: TestDependencyKey>(
    _ fault: DefaultValues.Fault,
    of key: Key.Type,
    named name: DependencyName,
    usedAt site: CallSite
  ) -> String {
    switch (fault, key) {
    case (.liveValueInTest, let key as any BuiltInKey.Type): notOverridden(key, usedAt: site)
    case (.liveValueInTest, _): liveValueInTest(key, named: name, usedAt: site)
    case (.noLiveValue, _): noLiveValue(key, named: name, usedAt: site)
    }
  }

  private static func liveValueInTest<Key: TestDependencyKey>(
    _ key: Key.Type,
    named name: DependencyName,
    usedAt site: CallSite
  ) -> String {
    let keyName = typeName(key)
    let override = name.override(key: keyName)
    let liveValue = key == Key.Value.self ? ".liveValue" : "\(keyName).liveValue"
    return """
      '\(name.declaration(key: keyName))' was used in a test that does not override it, and it has no value for tests: \
      this is the live one, '\(keyName).liveValue'.

      Used by: \(site.text)

      Give it a value for this test:

          withDependencies {
            \(override) = …
          } operation: {
            …
          }

      or one for every test: a 'static let testValue' in '\(keyName)'. If this test is meant to run the live one, say so: \
      '\(override) = \(liveValue)'.
      """
  }

  /// A test leaves a dependency of the library to chance.
  static func notOverridden(_ key: any BuiltInKey.Type, usedAt site: CallSite?) -> String {
    """
    '@Dependency(\\.\(key.property))' was used in a test that does not override it, so \(key.consequence).
    \(site.map { "\nUsed by: \($0.text)\n" } ?? "")
    Give it a value for this test:

        withDependencies {
          $0.\(key.property) = \(key.example)
        } operation: {
          …
        }
    """
  }

  private static func noLiveValue<Key: TestDependencyKey>(
    _ key: Key.Type,
    named name: DependencyName,
    usedAt site: CallSite
  ) -> String {
    let keyName = typeName(key)
    return """
      '\(name.declaration(key: keyName))' was used in a program that runs live, and it has no live value: this is the one \
      for tests, '\(keyName).testValue'.

      Used by: \(site.text)

      Declare the live value, and link the module that does it:

          extension \(keyName): DependencyKey {
            static let liveValue = …
          }
      """
  }

  /// A key declares nothing that tests and previews could use.
  static func neitherValue<Key: TestDependencyKey>(of key: Key.Type) -> String {
    let keyName = typeName(key)
    return """
      '\(keyName)' conforms to 'TestDependencyKey' and declares neither 'testValue' nor 'previewValue'. Each stands in for \
      the other, so there is nothing to use. Declare 'static let testValue' in '\(keyName)', or make it a 'DependencyKey' \
      with a 'liveValue'.
      """
  }

  /// A default was replaced after it had been used.
  static func preparedTooLate<Key: TestDependencyKey>(
    _ key: Key.Type,
    named name: DependencyName,
    firstUse: CallSite?
  ) -> String {
    let keyName = typeName(key)
    let place = firstUse.map { ", first by \($0.text)" } ?? ""
    return """
      '\(name.declaration(key: keyName))' was prepared too late: it has been used already\(place), and keeps the value that \
      it had then. Prepare dependencies before anything else runs. To change one later, for a part of the program, use \
      'withDependencies'.
      """
  }

  /// The environment forces a context that does not exist.
  static func unknownContext(_ name: String, instead context: DependencyContext) -> String {
    let names = DependencyContext.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    return """
      The environment variable '\(DependencyContext.variable)' is '\(name)', which is no context; the contexts are \(names). \
      The program goes on as '\(context.rawValue)', as it would without the variable.
      """
  }

  /// Dependencies are taken from an object that has none.
  static func noDependencies(in model: String) -> String {
    """
    'withDependencies(from:)' takes the dependencies of a '\(model)', and it has none: those of the current task stay in \
    force. Give '\(model)' a '@Dependency' property, or create it as the result of 'withDependencies'.
    """
  }
}
