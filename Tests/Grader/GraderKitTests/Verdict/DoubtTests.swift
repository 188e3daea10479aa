import Testing

@testable import GraderKit

@Suite("What contradicts itself is not passed")
struct DoubtTests {
  @Test("An assertion began and never ended, without a complaint")
  func neverEnded() {
    let verdict = judge {
      $0.run(1, 2, 3)
      $0.begin(2)
    }
    #expect(verdict.status == .failed)
    #expect(verdict.code == .doubted)
    #expect(verdict.doubts == [Doubt(.assertionNeverEnded, test: "A title", assertion: 2)])
    #expect(verdict.assertions[1].status == .notReached)
  }

  @Test("An assertion ended that never began")
  func neverBegan() {
    let verdict = judge {
      $0.run(1, 2, 3)
      $0.end(3)
    }
    #expect(verdict.status == .failed)
    #expect(verdict.doubts == [Doubt(.assertionNeverBegan, test: "A title", assertion: 3)])
  }

  @Test("A mark of an assertion that the test does not have")
  func foreign() {
    let verdict = judge { $0.run(1, 2, 3, 4) }
    #expect(verdict.status == .failed)
    #expect(verdict.doubts == [Doubt(.foreignAssertion, test: "A title")])
  }

  @Test("Assertions ran, but the stream does not know of the test's start")
  func neverStarted() {
    let verdict = judge(starts: false) { $0.run(1, 2, 3) }
    #expect(verdict.status == .failed)
    #expect(verdict.code == .doubted)
    #expect(verdict.doubts == [Doubt(.testNeverStarted, test: "A title")])
  }

  @Test("The run ended, but the test did not")
  func testNeverEnded() {
    let verdict = judge(ends: false, runEnds: true) { $0.run(1, 2, 3) }
    #expect(verdict.status == .failed)
    #expect(verdict.code == .doubted)
    #expect(verdict.doubts == [Doubt(.testNeverEnded, test: "A title")])
  }

  @Test("The test is reported twice")
  func twice() {
    let verdict = judge {
      $0.run(1, 2, 3)
      $0.record.ends += 1
    }
    #expect(verdict.status == .failed)
    #expect(verdict.doubts == [Doubt(.reportedTwice, test: "A title")])
  }

  @Test("The library reported an issue that the stream lacks: it counts all the same")
  func silenced() {
    let verdict = judge {
      $0.run(1, 2, 3)
      $0.report(at: 1, "The state is another.", difference: "- 1")
      $0.report(line: 99, "Something is left.")
    }
    #expect(verdict.status == .failed)
    #expect(verdict.code == .assertionFailed)
    #expect(verdict.assertions[0].status == .failed)
    #expect(verdict.assertions[0].difference == "- 1")
    #expect(verdict.messages == ["Something is left."])
    #expect(
      verdict.doubts == [
        Doubt(.silencedIssue, test: "A title", assertion: 1), Doubt(.silencedIssue, test: "A title"),
      ]
    )
  }

  @Test("A mark that another test left counts for that one only")
  func others() {
    let verdict = judge {
      $0.run(1, 2)
      $0.evidence.marks.tests["Other/T.swift:5:4"] = [.init(site: 3, phase: .began), .init(site: 3, phase: .ended)]
      $0.evidence.marks.unattributed = [.init(site: 3, phase: .began), .init(site: 3, phase: .ended)]
    }
    #expect(verdict.assertions.map(\.status) == [.passed, .passed, .notReached])
    #expect(verdict.status == .failed)
  }
}
