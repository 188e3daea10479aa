import Foundation

/// A run of the program beside the tests, which is a process of its own.
struct Probe {
  let output: String
  let warnings: String

  /// Runs the program and waits for its end.
  ///
  /// - Parameters:
  ///   - context: What the environment forces the program into.
  ///   - arguments: What the program is asked.
  /// - Throws: What keeps the program from running.
  init(context: String?, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_DEPENDENCIES_CONTEXT"] = context
    process.environment = environment
    let (output, warnings) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = warnings
    try process.run()
    self.output = try output.text()
    self.warnings = try warnings.text()
    process.waitUntilExit()
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

extension Pipe {
  /// Everything that comes until the other end is closed.
  fileprivate func text() throws -> String {
    String(decoding: try fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }
}
