/// What a run left of one test.
struct TestTrace {
  let test: SuiteTest
  let record: TestEvents.Record
  let marks: [MarkLog.Mark]
  /// The issues of the test, and those of no test that fall on an assertion that it began.
  let issues: [TestEvents.Issue]
  /// What the library reported in the test, by the same rule.
  let reports: [StepRecords.Issue]
  /// What the library told of that the test does not claim.
  let skipped: [StepRecords.Skipped]
  /// Where two values passed for equal that print differently.
  let blindChecks: [IssueLocation]
  /// Where steps ended that failed by the library's own word.
  let failedSteps: Set<IssueLocation>
  let runHasEnded: Bool
  let doubts: [Doubt]
  private let fileID: String

  init(_ test: SuiteTest, module: String, evidence: Evidence) {
    let fileID = "\(module)/\(test.file)"
    let mark = test.mark(module: module)
    let record = evidence.events.tests[test.id(module: module)] ?? TestEvents.Record()
    let marks = evidence.marks.tests[mark] ?? []
    let begun = Set(marks.map(\.site))
    let ownPlaces = Set(
      test.sites.filter { begun.contains($0.id) }
        .map { IssueLocation(fileID: fileID, line: $0.place.line, column: $0.place.column) }
    )
    let issues =
      record.issues + evidence.events.unattributed.filter { $0.location.map(ownPlaces.contains) ?? false }
    let reports = evidence.steps.issues.filter {
      $0.test == mark || $0.test == nil && ownPlaces.contains($0.location)
    }
    self.test = test
    self.fileID = fileID
    self.record = record
    self.marks = marks
    self.issues = issues
    self.reports = reports
    skipped = evidence.steps.skipped.filter { $0.test == mark }
    blindChecks = evidence.steps.blindChecks.filter { $0.test == mark }.map(\.location)
    failedSteps = Set(
      evidence.steps.steps.filter { $0.test == mark && $0.hasPassed == false }.map(\.location)
    )
    runHasEnded = evidence.events.hasEnded
    doubts = Self.doubts(record, marks, runHasEnded: runHasEnded).map { Doubt($0, test: test.title) }
  }

  /// Where the issues of an assertion are reported.
  func location(of site: AssertionSite) -> IssueLocation { location(of: site.place) }

  /// Where the issues of a macro's other form are reported.
  func otherLocation(of site: AssertionSite) -> IssueLocation? { site.otherPlace.map { location(of: $0) } }

  /// Where an error that the test throws is reported.
  var ownLocation: IssueLocation { location(of: test.place) }

  private func location(of place: SourcePlace) -> IssueLocation {
    IssueLocation(fileID: fileID, line: place.line, column: place.column)
  }

  private static func doubts(
    _ record: TestEvents.Record,
    _ marks: [MarkLog.Mark],
    runHasEnded: Bool
  ) -> [Doubt.Code] {
    var codes: [Doubt.Code] = []
    if record.starts == 0, record.ends > 0 || !marks.isEmpty { codes.append(.testNeverStarted) }
    if record.starts > 0, record.ends == 0, runHasEnded { codes.append(.testNeverEnded) }
    if record.starts > 1 || record.ends > 1 { codes.append(.reportedTwice) }
    return codes
  }
}
