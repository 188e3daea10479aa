/// What messages call a dependency.
///
/// It is made whenever a value is read, and put in words only for a message.
struct DependencyName: Sendable {
  private let function: StaticString?

  /// Takes the name from the function that asks for the value: a property of `DependencyValues`, unless it has parentheses.
  init(function: StaticString) { self.function = function }

  private init() { function = nil }

  /// The key, where no property stands for it.
  static let key = DependencyName()

  /// How the dependency is declared: `@Dependency(\.apiClient)`.
  func declaration(key: String) -> String {
    property.map { "@Dependency(\\.\($0))" } ?? "@Dependency(\(key).self)"
  }

  /// How the dependency is overridden: `$0.apiClient`.
  func override(key: String) -> String {
    property.map { "$0.\($0)" } ?? "$0[\(key).self]"
  }

  private var property: String? {
    guard let name = function.map({ "\($0)" }), !name.contains("("), !name.contains(" ") else { return nil }
    return name
  }
}
