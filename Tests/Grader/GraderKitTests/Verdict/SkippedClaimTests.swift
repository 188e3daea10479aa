import Testing

@testable import GraderKit

@Suite("What a learner's test lets pass and shows")
struct SkippedClaimTests {
  @Test(
    "The library's first line tells the kind",
    arguments: [
      ("Skipped: this step does not claim every change.\n\nAction: .sent", .change),
      ("Skipped: this step does not claim every change.\n\nAction: .effectStarted", .change),
      ("Skipped: 1 action that came back is not claimed:\n\n  .charged(4500)", .action),
      ("2 actions that came back were never received:\n\n  .a\n  .b", .action),
      ("Skipped: effects that are running.\n\nStarted by: .tapped", .effect),
      ("An effect is still running at the end of the test.", .effect),
    ] as [(String, SkippedClaim.Kind)]
  )
  func kinds(message: String, kind: SkippedClaim.Kind) {
    #expect(SkippedClaim.Kind(message: message) == kind)
  }

  @Test("What others say has no kind")
  func noKind() {
    #expect(SkippedClaim.Kind(message: "The state is not what this step claims.") == nil)
    #expect(SkippedClaim.Kind(message: "Something known.\n\nSkipped: effects that are running.") == nil)
  }

  @Test("Information is kept with its line, and the test passes")
  func information() {
    let verdict = judge { fixture in
      fixture.issue(at: 1, "Skipped: this step does not claim every change.\n\n    - 1\n    + 2", isKnown: true)
    }

    #expect(verdict.status == .passed)
    #expect(
      verdict.skipped == [
        SkippedClaim(
          kind: .change,
          line: 10,
          text: "Skipped: this step does not claim every change.\n\n    - 1\n    + 2"
        )
      ]
    )
  }

  @Test("A failure is no information, and neither is what is not the library's")
  func others() {
    let verdict = judge { fixture in
      fixture.issue(at: 1, "An effect is still running at the end of the test.")
      fixture.issue(at: 3, "A known issue of somebody else.", isKnown: true)
    }

    #expect(verdict.status == .failed)
    #expect(verdict.skipped == [])
  }

  @Test("A test that shows more than a page is cut short")
  func limit() {
    let verdict = judge { fixture in
      for _ in 1...200 { fixture.issue(at: 1, "Skipped: effects that are running.", isKnown: true) }
    }

    #expect(verdict.skipped.count == 50)
  }

  private func judge(_ build: (inout EvidenceFixture) -> Void) -> TestVerdict {
    var fixture = EvidenceFixture(ending: .exited(status: 0))
    fixture.record.starts = 1
    fixture.record.ends = 1
    build(&fixture)
    fixture.evidence.events.hasEnded = true
    var test = fixture.test
    test.sites = []
    let suite = ExerciseSuite(learner: ["T.swift": String(repeating: "\n", count: 20)], module: "Suite")
    return TestVerdict(learner: test, in: suite, evidence: fixture.evidence)
  }
}
