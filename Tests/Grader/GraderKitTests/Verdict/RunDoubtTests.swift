import Testing

@testable import GraderKit

@Suite("What speaks against a run")
struct RunDoubtTests {
  @Test("Nothing, where all has ended and all that is there was written by those who write it")
  func none() {
    #expect(doubts { _ in } == [])
  }

  @Test("The process ended between two tests")
  func neverEnded() {
    #expect(doubts { $0.events.hasEnded = false } == [.runNeverEnded])
  }

  @Test("A line that cannot be read, in any trace", arguments: traces)
  func malformed(_ trace: WritableKeyPath<Evidence, Int> & Sendable) {
    #expect(doubts { $0[keyPath: trace] = 1 } == [.unreadableTraces])
  }

  @Test("A last line that stops in its middle, unless the process was ended there", arguments: truncations)
  func truncated(_ trace: WritableKeyPath<Evidence, Bool> & Sendable) {
    #expect(doubts { $0[keyPath: trace] = true } == [.unreadableTraces])
    #expect(
      doubts {
        $0[keyPath: trace] = true
        $0.ending = .timedOut(seconds: 1)
      } == []
    )
  }

  @Test("An assertion that ran where no test did")
  func unattributed() {
    #expect(doubts { $0.marks.unattributed = [.init(site: 1, phase: .began)] } == [.assertionOfNoTest])
  }

  @Test("A claim that a step log calls blind counts for its test alone")
  func blind() {
    var fixture = EvidenceFixture(ending: .exited(status: 0))
    fixture.record = TestEvents.Record(starts: 1, ends: 1)
    fixture.run(1, 2, 3)
    fixture.evidence.events.hasEnded = true
    let location = IssueLocation(fileID: "Suite/T.swift", line: 11, column: 30)
    fixture.evidence.steps.blindChecks = [.init(test: "Suite/T.swift:5:4", location: location)]
    let verdict = TestVerdict(fixture.test, module: "Suite", evidence: fixture.evidence)
    #expect(verdict.status == .failed)
    #expect(verdict.doubts == [Doubt(.blindEquality, test: "A title", assertion: 2)])

    fixture.evidence.steps.blindChecks = [.init(test: "Other/T.swift:5:4", location: location)]
    #expect(TestVerdict(fixture.test, module: "Suite", evidence: fixture.evidence).status == .passed)
  }

  @Test("An issue of no test is laid to the exercise that reported it, or to all", arguments: places)
  func issue(_ fileID: String?, _ line: Int, isTold: Bool) {
    let location = fileID.map { IssueLocation(fileID: $0, line: line, column: 40) }
    let issue = TestEvents.Issue(location: location, message: "Oops", isKnown: false, isFailure: true)
    #expect(doubts { $0.events.unattributed = [issue, issue] } == (isTold ? [.issueOfNoTest("Oops")] : []))
  }

  private func doubts(_ change: (inout Evidence) -> Void) -> [RunDoubt] {
    let fixture = EvidenceFixture(ending: .exited(status: 0))
    var evidence = fixture.evidence
    evidence.events.hasEnded = true
    change(&evidence)
    // How a process ends that has failures is another matter.
    return RunDoubt.all(
      in: evidence,
      for: ExerciseSuite(module: "Suite", tests: [fixture.test]),
      of: "Exercise",
      among: ["Suite", "Exercise", "OtherSuite", "OtherExercise"]
    ).filter { $0 != .endsOtherwise }
  }
}

private let traces: [WritableKeyPath<Evidence, Int> & Sendable] = [
  \.events.malformed, \.marks.malformed, \.steps.malformed,
]

private let truncations: [WritableKeyPath<Evidence, Bool> & Sendable] = [
  \.events.isTruncated, \.marks.isTruncated, \.steps.isTruncated,
]

private let places: [(String?, Int, isTold: Bool)] = [
  (nil, 1, true),
  ("Exercise/Counter.swift", 3, true),
  ("Suite/T.swift", 99, true),
  // There an assertion stands, which it makes fail.
  ("Suite/T.swift", 10, false),
  ("OtherExercise/Counter.swift", 3, false),
  ("OtherSuite/T.swift", 3, false),
  ("ComposableArchitecture/Store.swift", 3, true),
]
