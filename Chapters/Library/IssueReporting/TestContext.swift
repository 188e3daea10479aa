import Testing

/// Whether this process runs tests.
///
/// Like ``TestContext/current`` this is a fact about the process: it holds also while no test runs.
public var isTesting: Bool { TestContext.current != nil }

/// The framework that runs the tests of this process.
public enum TestContext: Equatable, Sendable {
  /// The process runs the tests of Swift Testing; the value tells which one runs, if one does.
  case swiftTesting(Testing?)

  /// The process runs the tests of XCTest.
  case xcTest

  /// What Swift Testing runs.
  public struct Testing: Equatable, Sendable {
    /// The test that runs.
    public let test: Test

    /// A test of Swift Testing.
    public struct Test: Hashable, Identifiable, Sendable {
      /// What tells the test from every other.
      public let id: ID

      /// What tells a test from every other.
      public struct ID: Hashable, Sendable {
        let rawValue: RunningTest.ID
      }
    }
  }

  /// The framework that runs the tests of this process, or `nil` in an ordinary process.
  ///
  /// The answer is about the process, not about the code that asks: it is there also when no test runs, for example while
  /// the application that hosts the tests is started. So it guards an entry point:
  ///
  /// ```swift
  /// var body: some Scene {
  ///   WindowGroup {
  ///     if TestContext.current == nil {
  ///       RootView()
  ///     }
  ///   }
  /// }
  /// ```
  public static var current: TestContext? {
    if let test = RunningTest.current {
      return .swiftTesting(Testing(test: Testing.Test(id: .init(rawValue: test.id))))
    }
    return switch TestProcess.current {
    case .swiftTesting: .swiftTesting(nil)
    case .xcTest: .xcTest
    case nil: nil
    }
  }
}

/// `Test` of Swift Testing, whose name is taken inside `TestContext`.
typealias RunningTest = Test
