import LibraryTestSupport

/// A program that a test starts, in the place of the document's application under a UI test.
struct Application {
  var launchEnvironment: [String: String] = [:]
  let arguments: [String]

  init(arguments: [String]) {
    self.arguments = arguments
  }

  /// Starts the program, waits for its end and gives what it printed.
  func launch() throws -> String {
    try ProgramRun(of: "DependenciesProbe", arguments, environment: launchEnvironment).output
  }
}
