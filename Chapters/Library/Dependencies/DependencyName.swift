/// What messages call a dependency.
enum DependencyName: Equatable {
  /// A property of `DependencyValues`.
  case property(String)

  /// The key, where no property stands for it.
  case key

  /// Takes the name from the function that asks for the value: a property, unless it has parentheses.
  init(function: StaticString) {
    let name = "\(function)"
    self = name.contains("(") || name.contains(" ") ? .key : .property(name)
  }

  /// How the dependency is declared: `@Dependency(\.apiClient)`.
  func declaration(key: String) -> String {
    switch self {
    case .property(let name): "@Dependency(\\.\(name))"
    case .key: "@Dependency(\(key).self)"
    }
  }

  /// How the dependency is overridden: `$0.apiClient`.
  func override(key: String) -> String {
    switch self {
    case .property(let name): "$0.\(name)"
    case .key: "$0[\(key).self]"
    }
  }
}
