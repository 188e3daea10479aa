import Foundation
import IssueReporting
import Synchronization
import Testing
@preconcurrency import XCTest

/// The test that runs, as far as it has defaults of its own: a case of a parameterised test is one too.
enum TestRun: Hashable {
  case swiftTesting(TestContext.Testing.Test.ID, arguments: [String])
  case xcTest(number: Int)

  /// The test that runs, or `nil` if none does or none is known to: a detached task knows of no test.
  static var current: TestRun? {
    switch TestContext.current {
    case .swiftTesting(let testing?): .swiftTesting(testing.test.id, arguments: argumentsOfCurrentCase)
    case .swiftTesting(nil): nil
    case .xcTest: .xcTest(number: XCTestCounter.shared.number)
    case nil: nil
    }
  }

  /// Whether a test is known to run, and not just about to.
  static var hasBegun: Bool {
    switch TestContext.current {
    case .swiftTesting(let testing): testing != nil
    case .xcTest: XCTestCounter.shared.isTestRunning
    case nil: false
    }
  }

  /// What tells the case that runs from the others of its test.
  ///
  /// Swift Testing has no public name for it, so it is read off the case. If that comes to nothing, the cases of a test share
  /// their defaults unless the test has the trait `.dependencies`.
  private static var argumentsOfCurrentCase: [String] {
    guard let testCase = Test.Case.current, testCase.isParameterized else { return [] }
    let kind = Mirror(reflecting: testCase).descendant("_kind", "parameterized") ?? ()
    let arguments = Mirror(reflecting: kind).descendant("arguments") ?? ()
    let ids = Mirror(reflecting: arguments).children.map { argument in
      Mirror(reflecting: argument.value).descendant("id").map { "\($0)" } ?? ""
    }
    return ids + [Mirror(reflecting: kind).descendant("discriminator").map { "\($0)" } ?? ""]
  }
}

/// Counts the tests of XCTest, which run one after the other.
private final class XCTestCounter: NSObject, XCTestObservation, Sendable {
  static let shared: XCTestCounter = {
    let counter = XCTestCounter()
    XCTestObservationCenter.shared.addTestObserver(counter)
    return counter
  }()

  private struct State {
    var ended = 0
    var isTestRunning = false
  }

  private let state = Mutex(State())

  /// The number of the test that runs: it grows whenever a test ends.
  var number: Int { state.withLock(\.ended) }

  /// Whether a test runs that has begun since somebody counts.
  var isTestRunning: Bool { state.withLock(\.isTestRunning) }

  func testCaseWillStart(_ testCase: XCTestCase) { state.withLock { $0.isTestRunning = true } }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    state.withLock { state in
      state.ended += 1
      state.isTestRunning = false
    }
  }
}
