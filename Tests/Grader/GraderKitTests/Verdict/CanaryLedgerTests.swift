import Testing

@testable import GraderKit

@Suite("What a canary run shows")
struct CanaryLedgerTests {
  @Test("An assertion that fails when its claim is altered has looked at it; one that passes has not")
  func seen() {
    let ledger = judge {
      $0.alter(1)
      $0.alter(3)
      $0.issue(at: 1, "Failed.")
    }
    #expect(ledger.hasFailed == [.init(site: 1, part: 0, index: 0): true, .init(site: 3, part: 0, index: 0): false])
    #expect(!ledger.isEvaded)
  }

  @Test("Of several executions, each has to fail")
  func times() {
    let ledger = judge {
      $0.alter(1)
      $0.alter(1)
      $0.issue(at: 1, "Failed.")
    }
    #expect(ledger.hasFailed == [.init(site: 1, part: 0, index: 0): false])
  }

  @Test("A failure counts as well when the suite expects it, and when it belongs to no test")
  func expected() {
    let ledger = judge {
      $0.test.sites[0].isExpected = true
      $0.alter(1)
      $0.alter(3)
      $0.issue(at: 1, "Failed.", isKnown: true)
      $0.issue(at: 3, "Failed.", isAttributed: false)
    }
    #expect(ledger.hasFailed.values.allSatisfy { $0 })
    #expect(ledger.hasFailed.count == 2)
  }

  @Test("A failure that the suite does not expect is none when it is said to be expected, or is a warning")
  func expectedByTheFeature() {
    let ledger = judge {
      $0.alter(1)
      $0.alter(3)
      $0.issue(at: 1, "Failed.", isKnown: true)
      $0.issue(at: 3, "Failed.", isFailure: false)
    }
    #expect(ledger.hasFailed.values.allSatisfy { !$0 })
    #expect(ledger.hasFailed.count == 2)
  }

  @Test("A failure that only the library has noted does not count")
  func silenced() {
    let ledger = judge {
      $0.alter(1)
      $0.report(at: 1, "Failed.")
    }
    #expect(ledger.hasFailed == [.init(site: 1, part: 0, index: 0): false])
  }

  @Test("Marks that cannot be read hide what was altered")
  func unreadable() {
    #expect(judge { $0.evidence.marks.malformed = 1 }.isEvaded)
    #expect(!judge(ends: false) { $0.evidence.marks.malformed = 1 }.isEvaded)
  }

  @Test("A test that did not end tells nothing")
  func unended() {
    let ledger = judge(ends: false) { $0.alter(1) }
    #expect(ledger.hasFailed.isEmpty)
    #expect(!ledger.isEvaded)
  }

  @Test("An execution that did not end tells nothing of its claim")
  func left() {
    let ledger = judge {
      $0.begin(1)
      $0.evidence.marks.tests["Suite/T.swift:5:4", default: []].append(.init(site: 1, phase: .altered))
      $0.run(3)
    }
    #expect(ledger.hasFailed.isEmpty)
  }

  @Test("A test whose claims ran as they are has evaded the run, if one of them was due")
  func evaded() {
    #expect(judge { $0.run(1, 2, 3) }.isEvaded)
    // Of the third assertion nothing is known beforehand; the second has nothing to alter.
    #expect(!judge { $0.run(2, 3) }.isEvaded)
  }

  @Test("An assertion that was blind has failed, and its test is in doubt")
  func blind() {
    var fixture = EvidenceFixture(ending: .exited(status: 0))
    fixture.record = TestEvents.Record(starts: 1, ends: 1)
    fixture.run(1, 2, 3)
    fixture.evidence.events.hasEnded = true
    let verdict = TestVerdict(
      fixture.test,
      module: "Suite",
      evidence: fixture.evidence,
      canary: CanaryResult(blind: [3], isEvaded: true)
    )
    #expect(verdict.status == .failed)
    #expect(verdict.code == .doubted)
    #expect(verdict.assertions.map(\.status) == [.passed, .passed, .failed])
    #expect(verdict.assertions.map(\.isBlind) == [false, false, true])
    #expect(
      verdict.doubts == [
        Doubt(.claimIgnored, test: "A title", assertion: 3), Doubt(.claimNotAltered, test: "A title"),
      ]
    )
  }

  @Test("A claim that was altered in a run that counts is in doubt")
  func alteredInEarnest() {
    let verdict = GraderKitTests.judge {
      $0.alter(1)
      $0.run(2, 3)
    }
    #expect(verdict.status == .failed)
    #expect(verdict.doubts == [Doubt(.claimAltered, test: "A title", assertion: 1)])
  }

  private func judge(ends: Bool = true, _ build: (inout EvidenceFixture) -> Void) -> CanaryLedger {
    var fixture = EvidenceFixture(ending: .exited(status: 0))
    fixture.record = TestEvents.Record(starts: 1, ends: ends ? 1 : 0)
    build(&fixture)
    fixture.evidence.events.hasEnded = ends
    var test = fixture.test
    test.sites[0].claims = [[ClaimedValue(others: 3, isCertain: true)]]
    test.sites[2].claims = [[ClaimedValue(others: 4, isCertain: false)]]
    return CanaryLedger(test, module: "Suite", evidence: fixture.evidence, turn: 0)
  }
}

extension EvidenceFixture {
  fileprivate mutating func alter(_ site: Int) {
    begin(site)
    evidence.marks.tests["Suite/T.swift:5:4", default: []].append(.init(site: site, phase: .altered))
    end(site)
  }
}
