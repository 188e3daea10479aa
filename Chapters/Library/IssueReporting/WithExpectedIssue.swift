import Testing

/// Runs code whose issues are expected: they do not fail the test, but their absence does.
///
/// Use it to show what fails, in a lesson or in the test of a test helper. An error that the code throws counts as an issue.
///
/// Under Swift Testing every issue of the code is expected, also one of `#expect`. XCTest on Linux has no expected failures:
/// there, and outside test processes, only issues that are reported by this library are, in the task that runs the code;
/// an `XCTAssert` that fails still fails the test.
///
/// - Parameters:
///   - message: Why the issue is expected.
///   - isIntermittent: Whether the code may also report nothing.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
///   - body: The code that is expected to report an issue.
public func withExpectedIssue(
  _ message: String? = nil,
  isIntermittent: Bool = false,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () throws -> Void
) {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let expectation = IssueExpectation()
  do {
    if case .swiftTesting = TestContext.current {
      try withKnownIssue(
        message.map(Comment.init(rawValue:)),
        isIntermittent: true,
        sourceLocation: SourceLocation(location)
      ) {
        try IssueExpectation.$current.withValue(expectation, operation: body)
      } matching: { _ in
        expectation.fulfill()
        return true
      }
    } else {
      try IssueExpectation.$current.withValue(expectation, operation: body)
    }
  } catch {
    expectation.fulfill()
  }
  expectation.check(message, isIntermittent: isIntermittent, location: location)
}

/// Runs asynchronous code whose issues are expected: they do not fail the test, but their absence does.
///
/// Use it to show what fails, in a lesson or in the test of a test helper. An error that the code throws counts as an issue.
///
/// Under Swift Testing every issue of the code is expected, also one of `#expect`. XCTest on Linux has no expected failures:
/// there, and outside test processes, only issues that are reported by this library are, in the task that runs the code and
/// its children; an `XCTAssert` that fails still fails the test.
///
/// - Parameters:
///   - message: Why the issue is expected.
///   - isIntermittent: Whether the code may also report nothing.
///   - isolation: The actor that the code runs on.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
///   - body: The code that is expected to report an issue.
public func withExpectedIssue(
  _ message: String? = nil,
  isIntermittent: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () async throws -> Void
) async {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let expectation = IssueExpectation()
  do {
    if case .swiftTesting = TestContext.current {
      try await withKnownIssue(
        message.map(Comment.init(rawValue:)),
        isIntermittent: true,
        isolation: isolation,
        sourceLocation: SourceLocation(location)
      ) {
        try await IssueExpectation.$current.withValue(expectation, operation: body)
      } matching: { _ in
        expectation.fulfill()
        return true
      }
    } else {
      try await IssueExpectation.$current.withValue(expectation, operation: body)
    }
  } catch {
    expectation.fulfill()
  }
  expectation.check(message, isIntermittent: isIntermittent, location: location)
}

extension IssueExpectation {
  /// Reports that no issue came, if one had to.
  fileprivate func check(_ message: String?, isIntermittent: Bool, location: CodeLocation) {
    guard !isFulfilled, !isIntermittent else { return }
    let expected = message.map { " (\($0))" } ?? ""
    let summary = """
      An issue was expected here\(expected), but none was reported. If the code is right by now, remove \
      'withExpectedIssue'; if it fails only now and then, pass 'isIntermittent: true'.
      """
    Report(content: .complaint(Complaint(summary: summary)), location: location).deliver()
  }
}
