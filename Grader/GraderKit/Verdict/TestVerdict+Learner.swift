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
    skipped = SkippedClaim.all(of: trace.skipped, in: suite.module, test.file)
    guard code == .issueOutsideAssertions else { return }
    code = .assertionFailed
    var claims: [Claim] = []
    var others: [String] = []
    var reports = Dictionary(grouping: trace.reports, by: \.location)
    let lines = suite.files[test.file]?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    for issue in trace.issues where issue.isFailure {
      guard let location = issue.location, location.fileID == "\(suite.module)/\(test.file)",
        location != trace.ownLocation, lines.indices.contains(location.line - 1)
      else {
        others.append(issue.message)
        continue
      }
      // Of several reports at one place, the one that says the same, or else the next.
      let there = reports[location] ?? []
      let index = there.firstIndex { issue.message.hasPrefix($0.message) } ?? there.indices.first
      let report = index.map { reports[location]?.remove(at: $0) ?? there[$0] }
      claims.append(
        Claim(line: location.line, message: report?.message ?? issue.message, difference: report?.difference)
      )
    }
    let times = Dictionary(grouping: claims, by: \.self).mapValues(\.count)
    let (told, rest) = ToldIssues.first(of: claims)
    assertions = told.map { claim in
      AssertionVerdict(
        text: Self.claim(lines[claim.line - 1]),
        line: claim.line,
        times: times[claim] ?? 1,
        status: .failed,
        message: claim.message,
        difference: claim.difference
      )
    }
    let (toldOthers, restOfOthers) = ToldIssues.first(of: others)
    messages = toldOthers
    untold = rest + restOfOthers
    if assertions.isEmpty { code = .issueOutsideAssertions }
  }

  /// What a learner's test objects to.
  private struct Claim: Hashable {
    var line: Int
    var message: String
    var difference: String?
  }

  /// A line as reports quote it: `await store.send(.cardTapped) {` without what only opens.
  private static func claim(_ line: Substring) -> String {
    var text = line.trimmingPrefix(while: \.isWhitespace)
    while let last = text.last, last.isWhitespace || last == "{" { text.removeLast() }
    return String(text.trimmingPrefix("await "))
  }
}
