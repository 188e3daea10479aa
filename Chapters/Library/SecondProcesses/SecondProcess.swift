import Foundation

/// A program that a test starts as a process of its own, one that runs no tests.
///
/// What an app does when it is really started, and which context its dependencies find there, shows only outside of the
/// process of the tests:
///
/// ```swift
/// let preview = try await SecondProcess("WeatherVaneApp").run(environment: ["SWIFT_DEPENDENCIES_CONTEXT": "preview"])
/// #expect(preview.lines == ["context: preview"])
/// ```
///
/// Only the workbook's own tests use it.
public struct SecondProcess: Sendable {
  /// What a process left that came to its end.
  public struct Run: Equatable, Sendable {
    /// What it wrote to its standard output, line by line.
    public var lines: [String]
    /// What it wrote to its standard error, line by line.
    public var errors: [String]
    /// The status that it ended with; 128 and the number of a signal where a signal ended it.
    public var status: Int32

    /// What a process left.
    public init(lines: [String], errors: [String], status: Int32) {
      self.lines = lines
      self.errors = errors
      self.status = status
    }
  }

  /// The name of the program.
  public let name: String

  /// Names a program.
  ///
  /// - Parameter name: The name of the program, as the target that it is built from bears it.
  public init(_ name: String) {
    self.name = name
  }

  /// Starts the program and waits for its end.
  ///
  /// The process is ended after ``limit`` seconds, and when it writes more than ``outputLimit`` bytes.
  ///
  /// - Parameters:
  ///   - arguments: What the program is asked.
  ///   - environment: What it finds in its environment beside what the tests find in theirs.
  /// - Returns: What it left.
  /// - Throws: A ``Failure`` where it does not start, does not end or writes too much.
  public func run(_ arguments: [String] = [], environment: [String: String] = [:]) async throws -> Run {
    try await withCheckedThrowingContinuation { continuation in
      // A thread of its own: while it waits, no other test has to.
      Thread.detachNewThread {
        continuation.resume(with: Result { try start(arguments, environment).end(of: name) })
      }
    }
  }

  /// How long a process may take, in seconds: no verdict of honest work hangs on it.
  public static let limit = 15
  /// How much it may write, in bytes.
  public static let outputLimit = 1 << 20

  /// The variable that names the folder of the programs; without it, they are looked for beside the tests' own program.
  public static let folderVariable = "WORKBOOK_PROCESSES"

  private func start(_ arguments: [String], _ environment: [String: String]) throws(Failure) -> RunningProcess {
    let own = ProcessInfo.processInfo.environment
    let process = Process()
    process.executableURL = (own[Self.folderVariable].map { URL(filePath: $0) } ?? Self.products).appending(path: name)
    process.arguments = arguments
    // What names a descriptor of this process names nothing in another.
    process.environment = own.filter { !$0.value.hasPrefix("/proc/self/fd/") && !$0.value.hasPrefix("/dev/fd/") }
      .merging(environment) { $1 }
    do {
      return try RunningProcess(process)
    } catch {
      throw Failure(name: name, reason: .doesNotStart("\(error)"))
    }
  }

  /// Where SwiftPM puts programs and the bundle of the tests.
  private static var products: URL {
    #if canImport(Darwin)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      return (bundle ?? .main).bundleURL.deletingLastPathComponent()
    #else
      return Bundle.main.bundleURL
    #endif
  }
}
