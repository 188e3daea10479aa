import Foundation

/// A run of one of this package's programs, which is a process of its own.
package struct ProgramRun: Sendable {
  /// What the program wrote to its standard output.
  package let output: String

  /// What the program wrote to its standard error.
  package let errors: String

  /// Runs a program and waits for its end.
  ///
  /// - Parameters:
  ///   - name: The name of the program.
  ///   - arguments: What the program is asked.
  ///   - changes: What the program's environment has beside that of the tests; a variable that is `nil` is taken out.
  /// - Throws: What keeps the program from running.
  package init(of name: String, _ arguments: [String] = [], environment changes: [String: String?] = [:]) throws {
    let process = Process()
    process.executableURL = builtProducts.appending(path: name)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(changes.compactMapValues(\.self)) { $1 }
      .filter { changes[$0.key] != .some(nil) }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    self.output = try output.text()
    self.errors = try errors.text()
    process.waitUntilExit()
  }
}

/// The folder in which SwiftPM puts what it builds: the programs, the modules, and the bundle of the tests.
package var builtProducts: URL {
  #if canImport(Darwin)
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return (bundle ?? .main).bundleURL.deletingLastPathComponent()
  #else
    return Bundle.main.bundleURL
  #endif
}

extension Pipe {
  /// Everything that comes until the other end is closed.
  fileprivate func text() throws -> String {
    String(decoding: try fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }
}
