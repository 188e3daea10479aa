import Testing

@testable import GraderKit

@Suite("What a learner's test lets pass and shows")
struct SkippedClaimTests {
  @Test(
    "Is kept with its kind, its line and its difference, and the test passes",
    arguments: SkippedClaim.Kind.allCases
  )
  func information(_ kind: SkippedClaim.Kind) {
    let verdict = judge { $0.skip(kind, line: 10, "In any words.", difference: "- 1\n+ 2") }

    #expect(verdict.status == .passed)
    #expect(verdict.skipped == [SkippedClaim(kind: kind, line: 10, text: "In any words.", difference: "- 1\n+ 2")])
  }

  @Test("Is only what the store tells of this test, in its own file")
  func others() {
    let verdict = judge {
      $0.skip(.effect, line: 10, "Of another test.", test: "Suite/T.swift:9:4")
      $0.skip(.effect, line: 10, "In another file.", file: "Other.swift")
      $0.issue(at: 1, "Skipped: effects that are running.", isKnown: true)
    }

    #expect(verdict.status == .passed)
    #expect(verdict.skipped == [])
  }

  @Test("Is cut short where it is more than a page")
  func limit() {
    let verdict = judge { for line in 1...200 { $0.skip(.change, line: line, "Again.") } }

    #expect(verdict.skipped.map(\.line) == Array(1...50))
  }

  private func judge(_ build: (inout EvidenceFixture) -> Void) -> TestVerdict {
    var fixture = EvidenceFixture(ending: .exited(status: 0))
    build(&fixture)
    return fixture.learnerVerdict()
  }
}
