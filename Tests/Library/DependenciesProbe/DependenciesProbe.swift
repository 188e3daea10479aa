import Dependencies

/// A program that a test starts in a context: it prints the context, and the value of a dependency in it.
@main
enum DependenciesProbe {
  static func main() {
    @Dependency(\.context) var context
    @Dependency(\.greeting) var greeting
    @Dependency(\.interface) var interface
    for name in CommandLine.arguments.dropFirst() {
      switch name {
      case "context": print("context: \(context)")
      case "greeting": print("greeting: \(greeting)")
      case "interface": print("interface: \(interface)")
      case "prepare":
        prepareDependencies { $0.greeting = "prepared" }
      default: print("What is '\(name)'?")
      }
    }
  }
}

private enum Greeting: DependencyKey {
  static let liveValue = "live"
  static let previewValue = "preview"
  static let testValue = "test"
}

private enum Interface: TestDependencyKey {
  static let testValue = "test"
}

extension DependencyValues {
  fileprivate var greeting: String {
    get { self[Greeting.self] }
    set { self[Greeting.self] = newValue }
  }

  fileprivate var interface: String {
    get { self[Interface.self] }
    set { self[Interface.self] = newValue }
  }
}
