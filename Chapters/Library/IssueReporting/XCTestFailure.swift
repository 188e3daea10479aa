import Foundation
import Synchronization
@preconcurrency import XCTest

/// An issue for XCTest.
struct XCTestFailure {
  let text: String
  let location: CodeLocation

  /// Fails the test that runs; if none runs, prints the issue and makes the whole run fail.
  func record() {
    let witness = XCTestWitness.shared
    if witness.isTaken(by: { XCTFail(text, file: location.filePath, line: location.line) }) { return }
    location.print("error", "This issue belongs to no test. \(text)")
    witness.addOrphan()
  }

  /// What is said at the end of a run in which issues belonged to no test.
  static func verdict(orphans: Int) -> String {
    "The run fails, because \(orphans) issue\(orphans == 1 ? " belongs" : "s belong") to no test (see above)."
  }
}

/// Watches XCTest, which drops a failure without a word when no test runs.
///
/// The first issue may be what brings the witness in, in the middle of a test or after the last one. So before it has
/// seen a test start or end, it goes by whether XCTest told of the failure.
final class XCTestWitness: NSObject, XCTestObservation, Sendable {
  static let shared: XCTestWitness = {
    let witness = XCTestWitness()
    XCTestObservationCenter.shared.addTestObserver(witness)
    return witness
  }()

  private struct State {
    var isTestRunning: Bool?
    var failures = 0
    var orphans = 0
  }

  private let state = Mutex(State())

  /// Calls what fails a test, and tells whether a test took the failure.
  func isTaken(by fail: () -> Void) -> Bool {
    let before = state.withLock { $0 }
    fail()
    return before.isTestRunning ?? (state.withLock(\.failures) > before.failures)
  }

  /// Notes an issue that no test took: the process will end with a failure.
  func addOrphan() { state.withLock { $0.orphans += 1 } }

  func testCaseWillStart(_ testCase: XCTestCase) { state.withLock { $0.isTestRunning = true } }

  func testCaseDidFinish(_ testCase: XCTestCase) { state.withLock { $0.isTestRunning = false } }

  func testCase(
    _ testCase: XCTestCase,
    didFailWithDescription description: String,
    inFile filePath: String?,
    atLine lineNumber: Int
  ) { state.withLock { $0.failures += 1 } }

  func testBundleDidFinish(_ testBundle: Bundle) {
    let orphans = state.withLock(\.orphans)
    guard orphans > 0 else { return }
    FileHandle.standardError.write(Data("\(XCTestFailure.verdict(orphans: orphans))\n".utf8))
    exit(EXIT_FAILURE)
  }
}
