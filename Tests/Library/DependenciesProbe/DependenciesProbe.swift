import Dependencies

/// A program that a test starts in a context: it prints the context, and the value of a dependency in it.
@main
enum DependenciesProbe {
  static func main() {
    @Dependency(\.context) var context
    @Dependency(\.greeting) var greeting
    @Dependency(\.analytics) var analytics
    for name in CommandLine.arguments.dropFirst() {
      switch name {
      case "context": print("context: \(context)")
      case "greeting": print("greeting: \(greeting)")
      case "analytics": print("analytics: \(analytics)")
      case "unimplemented":
        let run: () -> Void = unimplemented("Probe.run")
        run()
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

/// A key without a live value.
enum Analytics: TestDependencyKey {
  static let testValue = "test"
}

extension DependencyValues {
  fileprivate var greeting: String {
    get { self[Greeting.self] }
    set { self[Greeting.self] = newValue }
  }

  fileprivate var analytics: String {
    get { self[Analytics.self] }
    set { self[Analytics.self] = newValue }
  }
}
