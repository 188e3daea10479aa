import Foundation

/// A program that a test starts, in the place of the document's application under a UI test.
struct Application {
  var launchEnvironment: [String: String] = [:]
  let arguments: [String]

  init(arguments: [String]) {
    self.arguments = arguments
  }

  /// Starts the program, waits for its end and gives what it printed.
  func launch() throws -> String {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(launchEnvironment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = Pipe()
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }

  /// SwiftPM puts the programs of a package beside the bundle of its tests.
  private static var program: URL {
    #if canImport(Darwin)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      let folder = (bundle ?? .main).bundleURL.deletingLastPathComponent()
    #else
      let folder = Bundle.main.bundleURL
    #endif
    return folder.appendingPathComponent("DependenciesProbe")
  }
}
