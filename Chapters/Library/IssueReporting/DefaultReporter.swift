import Testing

/// Takes an issue to the test that runs; outside test processes, to standard error.
public struct DefaultReporter: IssueReporter {
  /// Takes an issue to the framework that runs the tests of this process.
  public func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let text = message() ?? Complaint.noMessage
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    switch TestContext.current {
    case .swiftTesting: Issue.record(Comment(rawValue: text), sourceLocation: SourceLocation(location))
    case .xcTest: XCTestFailure(text: text, location: location).record()
    case nil: location.print("warning", text)
    }
  }

  /// Takes an error that nobody handled to the framework that runs the tests of this process.
  public func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    guard case .swiftTesting = TestContext.current else {
      let text = Complaint(error: error, message: message()).text
      return reportIssue(text, fileID: fileID, filePath: filePath, line: line, column: column)
    }
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    Issue.record(error, message().map(Comment.init(rawValue:)), sourceLocation: SourceLocation(location))
  }

  /// Takes an issue that is expected: Swift Testing lists it as a known issue, XCTest and other processes drop it.
  public func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    guard case .swiftTesting = TestContext.current else { return }
    reportIssue(message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Takes an error that is expected: Swift Testing lists it as a known issue, XCTest and other processes drop it.
  public func expectIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    guard case .swiftTesting = TestContext.current else { return }
    reportIssue(error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension IssueReporter where Self == DefaultReporter {
  /// Takes an issue to the test that runs; outside test processes, to standard error.
  public static var `default`: Self { Self() }
}

extension SourceLocation {
  /// The location in Swift Testing's form, which has no line and no column 0.
  init(_ location: CodeLocation) {
    self.init(
      fileID: "\(location.fileID)",
      filePath: "\(location.filePath)",
      line: max(1, Int(location.line)),
      column: max(1, Int(location.column))
    )
  }
}
