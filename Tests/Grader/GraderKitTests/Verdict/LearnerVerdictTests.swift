import Testing

@testable import GraderKit

@Suite("What a learner's test objects to")
struct LearnerVerdictTests {
  @Test("Stands in its line, each of several failures of one line with its own message and difference")
  func oneLine() {
    let verdict = judge {
      $0.report(line: 7, "The state is not what this step claims.", difference: "- 1\n+ 2")
      $0.report(line: 7, "The state changed, but this step claims no change.", difference: "- 3\n+ 4")
      // In the testing library's order, and with the difference in the text.
      $0.issue(line: 7, "The state changed, but this step claims no change.\n\n    - 3\n    + 4")
      $0.issue(line: 7, "The state is not what this step claims.\n\n    - 1\n    + 2")
    }

    #expect(verdict.code == .assertionFailed)
    #expect(verdict.assertions.map(\.line) == [7, 7])
    #expect(verdict.assertions.map(\.text) == ["claim(7)", "claim(7)"])
    #expect(
      verdict.assertions.map(\.message) == [
        "The state changed, but this step claims no change.", "The state is not what this step claims.",
      ]
    )
    #expect(verdict.assertions.map(\.difference) == ["- 3\n+ 4", "- 1\n+ 2"])
  }

  @Test("Is told once where it is the same over and over, with how often")
  func repeated() {
    let verdict = judge { fixture in
      for _ in 1...3 {
        fixture.report(line: 7, "No.", difference: "- 1\n+ 2")
        fixture.issue(line: 7, "No.\n\n    - 1\n    + 2")
      }
      fixture.report(line: 7, "No.", difference: "- 1\n+ 3")
      fixture.issue(line: 7, "No.\n\n    - 1\n    + 3")
    }

    #expect(verdict.assertions.map(\.times) == [3, 1])
    #expect(verdict.assertions.map(\.difference) == ["- 1\n+ 2", "- 1\n+ 3"])
    #expect(verdict.untold == 0)
  }

  @Test("In other words than the library's log, it is still the log's that are shown")
  func otherWords() {
    let verdict = judge {
      $0.report(line: 7, "An error was thrown: Oops()")
      $0.issue(line: 7, "Caught error: Oops()")
    }

    #expect(verdict.assertions.map(\.message) == ["An error was thrown: Oops()"])
  }

  @Test("Is cut short where it has no end, and how much there is beside it is counted")
  func endless() {
    let verdict = judge { fixture in
      for number in 1...1_000 {
        fixture.issue(line: 7, "Claim \(number)")
        fixture.issue(line: 99, "Elsewhere \(number)")
      }
    }

    #expect(verdict.assertions.map(\.message) == (1...20).map { "Claim \($0)" })
    #expect(verdict.messages == (1...20).map { "Elsewhere \($0)" })
    #expect(verdict.untold == 2 * 980)
  }

  private func judge(_ build: (inout EvidenceFixture) -> Void) -> TestVerdict {
    var fixture = EvidenceFixture(ending: .exited(status: 1))
    build(&fixture)
    return fixture.learnerVerdict()
  }
}
