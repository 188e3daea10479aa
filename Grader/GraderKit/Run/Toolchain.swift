import Foundation

/// The toolchain that the search path finds, and that builds what is graded.
struct Toolchain: Equatable, Sendable, Codable {
  /// Such as `6.3.1`.
  var version: String
  /// The folder of the libraries that programs load when they run.
  var runtime: String

  /// The folder of the library that packages' manifests are written against, and that they run on.
  var manifestAPI: String {
    URL(filePath: runtime).deletingLastPathComponent().appending(path: "pm/ManifestAPI").path
  }

  init(version: String, runtime: String) {
    self.version = version
    self.runtime = runtime
  }

  /// Asks `swiftc -frontend -print-target-info`.
  ///
  /// - Returns: What it says of itself.
  /// - Throws: ``GraderFault/cannotRun(program:reason:)``.
  static func current() throws(GraderFault) -> Toolchain {
    let process = ChildProcess(
      program: "swiftc",
      // Asked by the driver, it would leave a folder for temporary files behind.
      arguments: ["-frontend", "-print-target-info"],
      environment: ProcessInfo.processInfo.environment
    )
    let output = try process.run().output
    guard let toolchain = Toolchain(targetInfo: output) else {
      throw .cannotRun(program: "swiftc", reason: String(output.suffix(300)))
    }
    return toolchain
  }

  /// Reads what the compiler says of its target.
  ///
  /// - Parameter targetInfo: The JSON that `swiftc -print-target-info` prints.
  init?(targetInfo: String) {
    guard let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(targetInfo.utf8)),
      let runtime = info.paths.runtimeLibraryPaths.first
    else { return nil }
    let number = info.compilerVersion.firstMatch(of: /Swift version (\d+(?:\.\d+)*)/)
    version = number.map { String($0.1) } ?? info.compilerVersion
    self.runtime = runtime
  }

  private struct TargetInfo: Decodable {
    var compilerVersion: String
    var paths: Paths

    struct Paths: Decodable {
      var runtimeLibraryPaths: [String]
    }
  }
}
