import Foundation

/// The version of the compiler that the search path finds, and that builds what is graded.
enum SwiftVersion {
  /// Asks `swiftc --version`.
  ///
  /// - Returns: Such as `6.3.1`, or the whole first line where it has another form.
  /// - Throws: ``GraderFault/cannotRun(program:reason:)``.
  static func current() throws(GraderFault) -> String {
    let environment = ProcessInfo.processInfo.environment
    let result = try ChildProcess(program: "swiftc", arguments: ["--version"], environment: environment).run()
    if let match = result.output.firstMatch(of: /Swift version (\d+(?:\.\d+)*)/) { return String(match.1) }
    return result.output.split(separator: "\n").first.map(String.init) ?? ""
  }
}
