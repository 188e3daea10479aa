// Darwin's XCTest records failures by another method; the library's part is the same.
#if !canImport(ObjectiveC)
  @testable import IssueReporting
  import XCTest

  /// The failures that XCTest is told of, taken before they make this class's tests fail.
  ///
  /// That an issue turns an XCTest red, and one that belongs to no test the run, is seen from outside only, in a process
  /// of its own.
  final class XCTestReportingTests: XCTestCase {
    private var failures: [Failure]?

    override class func setUp() {
      // The first issue must not be what brings the witness in: the failure that it would look for is taken here.
      _ = XCTestWitness.shared
    }

    func testAnIssueFailsTheRunningTestAtTheCallersLine() {
      XCTAssertEqual(
        failures { reportIssue("The tap drips.") },
        [Failure(description: "failed - The tap drips.", file: "\(#filePath)", line: #line - 1)]
      )
    }

    func testAnErrorFailsTheRunningTestWithItsDescription() {
      XCTAssertEqual(
        failures { reportIssue(Leak(), "The kitchen stays wet.") }.map(\.description),
        ["failed - An error was thrown: Leak()\n\nThe kitchen stays wet."]
      )
    }

    func testAnIssueOfAnotherThreadFailsTheRunningTest() async {
      failures = []
      await Task.detached { reportIssue("From elsewhere") }.value
      let taken = failures
      failures = nil
      XCTAssertEqual(taken?.map(\.description), ["failed - From elsewhere"])
    }

    func testAnIssueThatIsExpectedIsNoFailure() async {
      XCTAssertEqual(failures { withExpectedIssue { reportIssue("Expected") } }, [])
      XCTAssertEqual(failures { withExpectedIssue { throw Leak() } }, [])
      await withExpectedIssue {
        await Task.yield()
        reportIssue("Expected")
      }
    }

    func testAnIssueThatDoesNotComeFailsTheRunningTestAtTheCall() {
      let taken = failures { withExpectedIssue("Rain") {} }
      XCTAssertEqual(taken.map(\.line), [#line - 1])
      XCTAssertEqual(
        taken.map(\.description),
        [
          """
          failed - An issue was expected here (Rain), but none was reported. If the code is right by now, remove \
          'withExpectedIssue'; if it fails only now and then, pass 'isIntermittent: true'.
          """
        ]
      )
      XCTAssertEqual(failures { withExpectedIssue(isIntermittent: true) {} }, [])
    }

    func testTheContextIsXCTest() {
      XCTAssertEqual(TestContext.current, .xcTest)
      XCTAssertTrue(isTesting)
    }

    override func recordFailure(
      withDescription description: String,
      inFile filePath: String,
      atLine lineNumber: Int,
      expected: Bool
    ) {
      guard failures == nil else {
        failures?.append(Failure(description: description, file: filePath, line: lineNumber))
        return
      }
      super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }

    private func failures(of body: () -> Void) -> [Failure] {
      failures = []
      defer { failures = nil }
      body()
      return failures ?? []
    }
  }

  private struct Failure: Equatable {
    let description: String
    let file: String
    let line: Int
  }

  private struct Leak: Error {}
#endif
