/// An issue on its way to the reporters.
struct Report {
  /// What is reported.
  enum Content {
    case complaint(Complaint)
    case error(any Error, message: String?)
  }

  let content: Content
  let location: CodeLocation

  /// Writes the issue to the step log and hands it to the reporters.
  ///
  /// An issue that is expected is not logged, and goes to the reporters as one that is expected.
  func deliver(log: StepLog? = .shared) {
    if let expectation = IssueExpectation.current {
      expectation.fulfill()
      for reporter in IssueReporters.current { expect(by: reporter) }
    } else {
      log?.issue(complaint, at: location)
      for reporter in IssueReporters.current { report(to: reporter) }
    }
  }

  private var complaint: Complaint {
    switch content {
    case .complaint(let complaint): complaint
    case .error(let error, let message): Complaint(error: error, message: message)
    }
  }

  private func report(to reporter: any IssueReporter) {
    switch content {
    case .complaint(let complaint):
      reporter.reportIssue(
        complaint.text,
        fileID: location.fileID,
        filePath: location.filePath,
        line: location.line,
        column: location.column
      )
    case .error(let error, let message):
      reporter.reportIssue(
        error,
        message,
        fileID: location.fileID,
        filePath: location.filePath,
        line: location.line,
        column: location.column
      )
    }
  }

  private func expect(by reporter: any IssueReporter) {
    switch content {
    case .complaint(let complaint):
      reporter.expectIssue(
        complaint.text,
        fileID: location.fileID,
        filePath: location.filePath,
        line: location.line,
        column: location.column
      )
    case .error(let error, let message):
      reporter.expectIssue(
        error,
        message,
        fileID: location.fileID,
        filePath: location.filePath,
        line: location.line,
        column: location.column
      )
    }
  }
}
