import IssueReporting
import Synchronization

extension DefaultValues {
  /// The defaults of a process that runs no tests, and of code in a test process that no test is known to run.
  static let ofProcess = DefaultValues(tellsOnce: TestRun.current == nil)

  /// The defaults of the test that runs, or `nil` if none does.
  static var ofRunningTest: DefaultValues? {
    TestRun.current.flatMap(DefaultsByTest.shared.defaults)
  }

  /// The defaults for work that is done elsewhere or later, or `nil` if that may be in a test that has not begun.
  static var toTakeAlong: DefaultValues? {
    guard isTesting else { return ofProcess }
    return TestRun.hasBegun ? ofRunningTest : nil
  }
}

extension DependencyValues {
  /// Makes everything that is not overridden new: a test that starts has used nothing.
  @_spi(TestScopes)
  public mutating func resetDefaults() {
    defaults = DefaultValues()
  }
}

/// The defaults of each test.
///
/// XCTest tells when a test ends. Swift Testing does not, so that the defaults of the latest tests are kept. A test with the
/// trait `.dependencies` has its own, which end with it.
private final class DefaultsByTest: Sendable {
  static let shared = DefaultsByTest()

  /// The number of tests of Swift Testing whose defaults are kept: more than run at the same time.
  private static let capacity = 1_000

  private struct Contents {
    var defaults: [TestRun: DefaultValues] = [:]
    var tests: [TestRun] = []

    /// Drops what is too old, to be released outside of the lock.
    mutating func removeOldest() -> DefaultValues? {
      guard tests.count > DefaultsByTest.capacity else { return nil }
      return defaults.removeValue(forKey: tests.removeFirst())
    }
  }

  private let contents = Mutex(Contents())

  /// Gives the defaults of a test.
  func defaults(of test: TestRun) -> DefaultValues {
    let (defaults, _) = contents.withLock { contents in
      if let defaults = contents.defaults[test] { return (defaults, DefaultValues?.none) }
      let defaults = DefaultValues()
      contents.defaults[test] = defaults
      contents.tests.append(test)
      return (defaults, contents.removeOldest())
    }
    return defaults
  }
}
