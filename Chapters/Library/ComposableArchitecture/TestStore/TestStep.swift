@_spi(Grading) import IssueReporting
import Testing

/// One call of a test store in a test, from its beginning to its end.
struct TestStep {
  let site: CallSite
  private let log: StepLog?
  private let logged: StepLog.Step?
  private var hasFailed = false

  /// Begins a step and notes that in the log of steps.
  ///
  /// - Parameters:
  ///   - name: The name of the call.
  ///   - text: What the call was given.
  ///   - site: Where the call is.
  ///   - log: The log of steps, if one is wanted.
  init(_ name: String, _ text: @autoclosure () -> String, at site: CallSite, in log: StepLog?) {
    self.site = site
    self.log = log
    logged = log.map { _ in
      StepLog.Step(
        name,
        text: text(),
        fileID: site.fileID,
        filePath: site.filePath,
        line: site.line,
        column: site.column
      )
    }
    if let logged { log?.began(logged) }
  }

  /// Reports an issue, which makes the step fail.
  mutating func fail(_ complaint: Complaint) {
    hasFailed = true
    site.report(complaint)
  }

  /// Reports an error, which makes the step fail.
  ///
  /// What `#require` and `XCTUnwrap` throw has been reported already, where they stand.
  mutating func fail(_ error: any Error, _ message: String) {
    hasFailed = true
    let isReported = error is ExpectationFailedError || "\(type(of: error))" == "XCTestErrorWhileUnwrappingOptional"
    if !isReported { site.report(error, message) }
  }

  /// Makes the step fail for something that has been reported already.
  mutating func failSilently() {
    hasFailed = true
  }

  /// Tells something that does not make the step fail.
  func inform(_ complaint: Complaint) {
    site.inform(complaint, in: log)
  }

  /// Ends the step and notes how it went.
  func end() {
    if let logged { log?.ended(logged, outcome: hasFailed ? .failed : .passed) }
  }
}

extension CallSite {
  /// Tells something that does not fail the test, and notes that in the log of steps.
  func inform(_ complaint: Complaint, in log: StepLog?) {
    if let skipped = complaint.skipped {
      log?.skipped(skipped, complaint, fileID: fileID, filePath: filePath, line: line, column: column)
    }
    withExpectedIssue { report(complaint) }
  }
}
