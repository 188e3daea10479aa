@testable import GraderKit

/// Judges a test of three assertions, `send(.a)`, `#expect(b)`, `send(.c)`, on the lines 10, 11 and 12.
///
/// - Parameters:
///   - ending: How the process ended.
///   - starts: Whether the stream tells of the test's start.
///   - ends: Whether it tells of its end.
///   - runEnds: Whether it tells of the run's end; by default, when it tells of the test's.
///   - build: Leaves what the run left.
/// - Returns: The verdict.
func judge(
  ending: Evidence.Ending = .exited(status: 0),
  starts: Bool = true,
  ends: Bool = true,
  runEnds: Bool? = nil,
  _ build: (inout EvidenceFixture) -> Void
) -> TestVerdict {
  var fixture = EvidenceFixture(ending: ending)
  fixture.record.starts = starts ? 1 : 0
  fixture.record.ends = ends ? 1 : 0
  if starts { fixture.record.startedAt = 5 }
  if ends { fixture.record.endedAt = 7 }
  build(&fixture)
  fixture.evidence.events.hasEnded = runEnds ?? ends
  return TestVerdict(fixture.test, module: "Suite", evidence: fixture.evidence)
}

/// Writes what a run leaves, step by step.
struct EvidenceFixture {
  var test = SuiteTest(
    types: ["Tests"],
    function: "test()",
    title: "A title",
    file: "T.swift",
    place: SourcePlace(line: 5, column: 4),
    sites: [
      AssertionSite(id: 1, kind: .send, text: "send(.a)", place: SourcePlace(line: 10, column: 40)),
      AssertionSite(id: 2, kind: .expect, text: "#expect(b)", place: SourcePlace(line: 11, column: 30)),
      AssertionSite(id: 3, kind: .send, text: "send(.c)", place: SourcePlace(line: 12, column: 40)),
    ]
  )
  var evidence: Evidence

  init(ending: Evidence.Ending) {
    evidence = Evidence(events: TestEvents(), marks: MarkLog(), steps: StepRecords(), ending: ending)
    evidence.events.tests[test.id(module: "Suite")] = TestEvents.Record()
  }

  var record: TestEvents.Record {
    get { evidence.events.tests[test.id(module: "Suite")] ?? TestEvents.Record() }
    set { evidence.events.tests[test.id(module: "Suite")] = newValue }
  }

  mutating func run(_ sites: Int...) {
    for site in sites {
      begin(site)
      end(site)
    }
  }

  mutating func begin(_ site: Int) {
    evidence.marks.tests["Suite/T.swift:5:4", default: []].append(.init(site: site, phase: .began))
  }

  mutating func end(_ site: Int) {
    evidence.marks.tests["Suite/T.swift:5:4", default: []].append(.init(site: site, phase: .ended))
  }

  mutating func issue(
    at site: Int,
    _ message: String,
    isKnown: Bool = false,
    isFailure: Bool = true,
    isAttributed: Bool = true
  ) {
    let issue = TestEvents.Issue(
      location: location(of: site),
      message: message,
      isKnown: isKnown,
      isFailure: isFailure && !isKnown
    )
    if isAttributed { record.issues.append(issue) } else { evidence.events.unattributed.append(issue) }
  }

  mutating func issue(line: Int, _ message: String) {
    let location = IssueLocation(fileID: "Suite/T.swift", line: line, column: 1)
    record.issues.append(TestEvents.Issue(location: location, message: message, isKnown: false, isFailure: true))
  }

  mutating func thrown(_ message: String) {
    let location = IssueLocation(fileID: "Suite/T.swift", line: 5, column: 4)
    record.issues.append(TestEvents.Issue(location: location, message: message, isKnown: false, isFailure: true))
  }

  mutating func report(at site: Int, _ message: String, difference: String? = nil) {
    evidence.steps.issues.append(
      .init(test: "Suite/T.swift:5:4", location: location(of: site), message: message, difference: difference)
    )
  }

  mutating func skip(
    _ kind: SkippedClaim.Kind,
    line: Int,
    _ message: String,
    difference: String? = nil,
    file: String = "T.swift",
    test: String = "Suite/T.swift:5:4"
  ) {
    let location = IssueLocation(fileID: "Suite/\(file)", line: line, column: 1)
    evidence.steps.skipped.append(
      .init(test: test, location: location, kind: kind, message: message, difference: difference)
    )
  }

  mutating func report(line: Int, _ message: String, difference: String? = nil) {
    let location = IssueLocation(fileID: "Suite/T.swift", line: line, column: 1)
    evidence.steps.issues.append(
      .init(test: "Suite/T.swift:5:4", location: location, message: message, difference: difference)
    )
  }

  mutating func endStep(at site: Int, hasPassed: Bool) {
    evidence.steps.steps.append(
      .init(
        test: "Suite/T.swift:5:4",
        location: location(of: site),
        name: "send",
        text: "",
        phase: .ended,
        hasPassed: hasPassed
      )
    )
  }

  /// The verdict on a learner's test that came to its end: what `test` is, but without assertions that are known beforehand.
  mutating func learnerVerdict() -> TestVerdict {
    record.starts = 1
    record.ends = 1
    evidence.events.hasEnded = true
    var test = test
    test.sites = []
    let lines = (1...20).map { "    await claim(\($0)) {" }.joined(separator: "\n")
    return TestVerdict(
      learner: test,
      in: ExerciseSuite(learner: ["T.swift": lines], module: "Suite"),
      evidence: evidence
    )
  }

  private func location(of site: Int) -> IssueLocation {
    let place = test.sites[site - 1].place
    return IssueLocation(fileID: "Suite/T.swift", line: place.line, column: place.column)
  }
}
