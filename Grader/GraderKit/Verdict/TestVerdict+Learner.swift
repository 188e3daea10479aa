extension TestVerdict {
  /// Judges a test that the learner wrote: what it objects to stands where the learner wrote the claim.
  ///
  /// - Parameters:
  ///   - test: The test; it has no assertions that were known beforehand.
  ///   - suite: The learner's suite.
  ///   - evidence: What the run left in which the test had its turn.
  init(learner test: SuiteTest, in suite: ExerciseSuite, evidence: Evidence) {
    self.init(test, module: suite.module, evidence: evidence)
    let trace = TestTrace(test, module: suite.module, evidence: evidence)
    skipped = SkippedClaim.all(in: trace.issues)
    guard code == .issueOutsideAssertions else { return }
    code = .assertionFailed
    messages = []
    let lines = suite.files[test.file]?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    for issue in trace.issues where issue.isFailure {
      guard let location = issue.location, location.fileID == "\(suite.module)/\(test.file)",
        location != trace.ownLocation, lines.indices.contains(location.line - 1)
      else {
        messages.append(issue.message)
        continue
      }
      let report = trace.reports.first { $0.location == location }
      let claim = AssertionVerdict(
        text: Self.claim(lines[location.line - 1]),
        line: location.line,
        times: 1,
        status: .failed,
        message: report?.message ?? issue.message,
        difference: report?.difference
      )
      if !assertions.contains(claim) { assertions.append(claim) }
    }
    if assertions.isEmpty { code = .issueOutsideAssertions }
  }

  /// A line as reports quote it: `await store.send(.cardTapped) {` without what only opens.
  private static func claim(_ line: Substring) -> String {
    var text = line.trimmingPrefix(while: \.isWhitespace)
    while let last = text.last, last.isWhitespace || last == "{" { text.removeLast() }
    return String(text.trimmingPrefix("await "))
  }
}
