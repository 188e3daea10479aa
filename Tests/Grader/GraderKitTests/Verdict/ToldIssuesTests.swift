import Testing

@testable import GraderKit

@Suite("Issues without end")
struct ToldIssuesTests {
  @Test("Are told up to a limit, each once, and the rest is counted")
  func first() {
    let issues = ["a", "b", "a", "c", "b", "d"]
    #expect(ToldIssues.first(of: issues, limit: 9) == (["a", "b", "c", "d"], 0))
    #expect(ToldIssues.first(of: issues, limit: 4) == (["a", "b", "c", "d"], 0))
    #expect(ToldIssues.first(of: issues, limit: 3) == (["a", "b", "c"], 1))
    #expect(ToldIssues.first(of: [String]()) == ([], 0))
  }

  @Test("Of one assertion, of several, and of none are told as many as fit a page")
  func test() {
    let verdict = judge { fixture in
      fixture.run(1, 2, 3)
      for number in 1...100 {
        fixture.issue(at: 1, "First \(number)")
        fixture.issue(at: 2, "Second \(number)")
        fixture.issue(line: 99, "Elsewhere \(number)")
      }
    }
    #expect(verdict.assertions[0].message == (1...20).map { "First \($0)" }.joined(separator: "\n\n"))
    // Something is told of each that failed.
    #expect(verdict.assertions[1].message == "Second 1")
    #expect(verdict.assertions[2].message == nil)
    #expect(verdict.messages == (1...20).map { "Elsewhere \($0)" })
    #expect(verdict.untold == 80 + 99 + 80)
  }

  @Test("Of no test are counted as a doubt of their own")
  func ofNoTest() {
    var fixture = EvidenceFixture(ending: .exited(status: 1))
    fixture.evidence.events.hasEnded = true
    for number in 1...25 {
      let issue = TestEvents.Issue(location: nil, message: "\(number)", isKnown: false, isFailure: true)
      fixture.evidence.events.unattributed.append(issue)
    }
    let suite = ExerciseSuite(learner: [:], module: "Suite")
    let doubts = RunDoubt.all(in: fixture.evidence, for: suite, of: "Feature", among: [])
    #expect(doubts == (1...20).map { .issueOfNoTest("\($0)") } + [.moreIssuesOfNoTest(5)])
  }

  @Test("Make no report long, and each tells how many there are besides", arguments: ReportFormat.allCases)
  func report(_ format: ReportFormat) throws {
    var verdict = SampleVerdict.verdict
    verdict.chapters[0].exercises = [
      SampleVerdict.exercise(
        "Counter",
        tests: [
          judge { fixture in
            fixture.run(1, 2, 3)
            for number in 1...20_000 { fixture.issue(line: 99, "Number \(number) of what has no end") }
          }
        ]
      )
    ]
    let text = try Report(verdict: verdict, language: .english).text(as: format)
    #expect(text.contains("19980 more issues"))
    #expect(text.utf8.count < 50_000)
    if format == .json { #expect(text.contains("\"moreIssues\" : 19980")) }
  }
}
