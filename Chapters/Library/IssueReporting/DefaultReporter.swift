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
    switch TestContext.current {
    case .swiftTesting:
      let location = SourceLocation(fileID, filePath, line, column)
      Issue.record(Comment(rawValue: text), sourceLocation: location)
    case .xcTest:
      XCTestFailure(text: text, filePath: filePath, line: line, column: column).record()
    case nil:
      RuntimeWarningReporter()
        .reportIssue(text, fileID: fileID, filePath: filePath, line: line, column: column)
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
    let comment = message().map(Comment.init(rawValue:))
    Issue.record(error, comment, sourceLocation: SourceLocation(fileID, filePath, line, column))
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
  /// The location in Swift Testing's form.
  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    // Swift Testing traps on the column 0, which `#column` gives in the arguments of some macros.
    self.init(fileID: "\(fileID)", filePath: "\(filePath)", line: max(1, Int(line)), column: max(1, Int(column)))
  }
}
