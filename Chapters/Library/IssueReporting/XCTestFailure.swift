import Foundation
import Synchronization
@preconcurrency import XCTest

/// An issue for XCTest.
struct XCTestFailure {
  let text: String
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Fails the test that runs; if none runs, prints the issue and makes the whole run fail.
  func record() {
    if XCTestWitness.shared.isTaken(by: { XCTFail(text, file: filePath, line: line) }) { return }
    let location = "\(filePath):\(line):\(column)"
    FileHandle.standardError.write(Data("\(location): error: This issue belongs to no test: \(text)\n".utf8))
    XCTestWitness.shared.failRun()
  }
}

/// Watches XCTest, which drops a failure without a word when no test runs.
///
/// The first issue may be what brings the witness in, in the middle of a test or after the last one. So before it has
/// seen a test start or end, it goes by whether XCTest told of the failure.
private final class XCTestWitness: NSObject, XCTestObservation, Sendable {
  static let shared: XCTestWitness = {
    let witness = XCTestWitness()
    XCTestObservationCenter.shared.addTestObserver(witness)
    return witness
  }()

  private struct State {
    var isTestRunning: Bool?
    var failures = 0
    var runFails = false
  }

  private let state = Mutex(State())

  /// Calls what fails a test, and tells whether a test took the failure.
  func isTaken(by fail: () -> Void) -> Bool {
    let before = state.withLock { $0 }
    fail()
    return before.isTestRunning ?? (state.withLock(\.failures) > before.failures)
  }

  /// Makes the process end with a failure, when XCTest has ended.
  func failRun() { state.withLock { $0.runFails = true } }

  func testCaseWillStart(_ testCase: XCTestCase) { state.withLock { $0.isTestRunning = true } }

  func testCaseDidFinish(_ testCase: XCTestCase) { state.withLock { $0.isTestRunning = false } }

  func testCase(
    _ testCase: XCTestCase,
    didFailWithDescription description: String,
    inFile filePath: String?,
    atLine lineNumber: Int
  ) { state.withLock { $0.failures += 1 } }

  func testBundleDidFinish(_ testBundle: Bundle) {
    if state.withLock(\.runFails) { exit(EXIT_FAILURE) }
  }
}
