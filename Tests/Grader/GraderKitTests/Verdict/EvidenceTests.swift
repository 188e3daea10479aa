import Foundation
import Testing

@testable import GraderKit

@Suite("What a run left")
struct EvidenceTests {
  @Test("Agrees with the way that the process ended, or does not", arguments: endings)
  func endsAsReported(_ ending: Evidence.Ending, _ hasFailure: Bool, _ agrees: Bool) {
    var evidence = EvidenceFixture(ending: ending).evidence
    evidence.events.hasEnded = true
    let known = TestEvents.Issue(location: nil, message: "known", isKnown: true, isFailure: false)
    let failure = TestEvents.Issue(location: nil, message: "no", isKnown: false, isFailure: true)
    evidence.events.tests["one", default: TestEvents.Record()].issues = [known] + (hasFailure ? [failure] : [])
    #expect(evidence.endsAsReported == agrees)

    evidence.events.tests["one"]?.issues = [known]
    evidence.events.unattributed = hasFailure ? [failure] : []
    #expect(evidence.endsAsReported == agrees)
  }

  @Test("Says nothing of a run that did not come to its end")
  func unended() {
    #expect(EvidenceFixture(ending: .crashed(signal: SIGILL)).evidence.endsAsReported)
    #expect(EvidenceFixture(ending: .exited(status: 1)).evidence.endsAsReported)
  }
}

private let endings: [(Evidence.Ending, Bool, Bool)] = [
  (.exited(status: 0), false, true),
  (.exited(status: 1), true, true),
  (.exited(status: 1), false, false),
  (.exited(status: 69), false, false),
  (.exited(status: 0), true, false),
  (.crashed(signal: SIGILL), false, false),
  (.crashed(signal: SIGKILL), true, false),
  (.crashed(signal: nil), true, true),
  (.wroteTooMuch, false, false),
  (.timedOut(seconds: 8), false, true),
]
