import Foundation

/// What a test process was started for.
enum TestProcess: Equatable, Sendable {
  case swiftTesting
  case xcTest

  /// What this process was started for, or `nil` if not for tests.
  static let current = TestProcess(
    arguments: CommandLine.arguments,
    environment: ProcessInfo.processInfo.environment
  )

  /// Tells what a process was started for from the way in which it was started.
  ///
  /// On Linux `swift test` starts the test bundle, an executable whose name ends in `.xctest`, once for each framework. On
  /// macOS it starts `swiftpm-testing-helper` for Swift Testing and `xctest` for XCTest. Xcode starts `xctest`, or an
  /// application with XCTest's environment, for both: there only a running test tells which one it belongs to.
  init?(arguments: [String], environment: [String: String]) {
    let name = arguments.first?.split(separator: "/").last.map(String.init) ?? ""
    if name == "swiftpm-testing-helper" || Self.selectsSwiftTesting(arguments.dropFirst()) {
      self = .swiftTesting
    } else if name == "xctest" || name.hasSuffix(".xctest") || environment.keys.contains(where: Self.keys.contains) {
      self = .xcTest
    } else {
      return nil
    }
  }

  private static let keys: Set = ["XCTestBundlePath", "XCTestConfigurationFilePath", "XCTestSessionIdentifier"]

  private static func selectsSwiftTesting(_ arguments: ArraySlice<String>) -> Bool {
    zip(arguments, arguments.dropFirst()).contains { $0 == ("--testing-library", "swift-testing") }
      || arguments.contains("--testing-library=swift-testing")
  }
}
