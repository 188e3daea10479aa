import Testing

@testable import GraderKit

@Suite("The verdict on a test")
struct TestVerdictTests {
  @Test("All assertions ran and none failed: passed")
  func passed() {
    let verdict = judge { $0.run(1, 2, 3) }
    #expect(verdict.status == .passed)
    #expect(verdict.code == nil)
    #expect(verdict.assertions.map(\.status) == [.passed, .passed, .passed])
    #expect(verdict.assertions.map(\.text) == ["send(.a)", "#expect(b)", "send(.c)"])
    #expect(verdict.assertions.map(\.line) == [10, 11, 12])
    #expect(verdict.assertions.map(\.times) == [1, 1, 1])
    #expect(verdict.seconds == 2)
    #expect(verdict.id == "Tests/test()")
    #expect(verdict.title == "A title")
    #expect(verdict.lastAssertion == nil)
  }

  @Test("The second of three fails: passed, failed, and what came after it")
  func failed() {
    let verdict = judge {
      $0.run(1, 2, 3)
      $0.issue(at: 2, "Expectation failed: (store.ComposableArchitecture::state → 1) == 2")
    }
    #expect(verdict.status == .failed)
    #expect(verdict.code == .assertionFailed)
    #expect(verdict.assertions.map(\.status) == [.passed, .failed, .passed])
    #expect(verdict.assertions[1].message == "Expectation failed: (store.state → 1) == 2")
    #expect(verdict.messages.isEmpty)
  }

  @Test("The library's own report tells the message and the difference apart")
  func report() {
    let verdict = judge {
      $0.run(1, 2, 3)
      $0.issue(at: 1, "All in one.\n\n- 1\n+ 2")
      $0.report(at: 1, "The state is another.", difference: "- 1\n+ 2")
    }
    #expect(verdict.assertions[0].message == "The state is another.")
    #expect(verdict.assertions[0].difference == "- 1\n+ 2")
    #expect(verdict.doubts.isEmpty)
  }

  @Test("One of several runs of an assertion fails: failed, with every message once")
  func repeated() {
    let verdict = judge {
      $0.run(1, 2, 2, 2, 3)
      for message in ["one", "two", "one"] { $0.issue(at: 2, message) }
    }
    #expect(verdict.assertions[1].status == .failed)
    #expect(verdict.assertions[1].times == 3)
    #expect(verdict.assertions[1].message == "one\n\ntwo")
  }

  @Test("An issue that comes after its assertion still fails it")
  func afterwards() {
    let verdict = judge {
      $0.run(1, 2, 3)
      $0.issue(at: 1, "An effect is still running.", isAttributed: false)
    }
    #expect(verdict.assertions.map(\.status) == [.failed, .passed, .passed])
  }

  @Test("A required value is missing: its assertion fails, those after it are not reached")
  func required() {
    let verdict = judge {
      $0.run(1)
      $0.begin(2)
      $0.issue(at: 2, "Expectation failed: b → nil")
    }
    #expect(verdict.status == .failed)
    #expect(verdict.assertions.map(\.status) == [.passed, .failed, .notReached])
    #expect(verdict.assertions.map(\.times) == [1, 1, 0])
    #expect(verdict.doubts.isEmpty)
  }

  @Test("An assertion that throws fails by the error that reached the test")
  func thrown() {
    let verdict = judge {
      $0.run(1)
      $0.begin(2)
      $0.thrown("Caught error: Oops()")
    }
    #expect(verdict.code == .assertionFailed)
    #expect(verdict.assertions.map(\.status) == [.passed, .failed, .notReached])
    #expect(verdict.assertions[1].message == "Caught error: Oops()")
    #expect(verdict.messages.isEmpty)
  }

  @Test("An assertion around one that throws did not run to its end")
  func thrownWithin() {
    let verdict = judge {
      $0.begin(1)
      $0.begin(2)
      $0.issue(at: 2, "Expectation failed: b → nil")
    }
    #expect(verdict.assertions.map(\.status) == [.notReached, .failed, .notReached])
    #expect(verdict.doubts.isEmpty)
  }

  @Test("A step that the library calls failed has failed, though only an assertion in its closure says why")
  func failedStep() {
    let verdict = judge {
      $0.begin(1)
      $0.begin(2)
      $0.end(1)
      $0.run(3)
      $0.issue(at: 2, "Expectation failed: b → nil")
      $0.endStep(at: 1, hasPassed: false)
      $0.endStep(at: 3, hasPassed: true)
    }
    #expect(verdict.assertions.map(\.status) == [.failed, .failed, .passed])
    #expect(verdict.assertions.map(\.message) == [nil, "Expectation failed: b → nil", nil])
    #expect(verdict.doubts.isEmpty)
  }

  @Test("An error between assertions, or an issue elsewhere, fails the test and none of them")
  func outside() {
    let thrown = judge {
      $0.run(1)
      $0.thrown("Caught error: Oops()")
    }
    #expect(thrown.status == .failed)
    #expect(thrown.code == .issueOutsideAssertions)
    #expect(thrown.messages == ["Caught error: Oops()"])
    #expect(thrown.assertions.map(\.status) == [.passed, .notReached, .notReached])

    let elsewhere = judge {
      $0.run(1, 2, 3)
      $0.issue(line: 99, "Expectation failed: #Testing::expect(x)")
    }
    #expect(elsewhere.code == .issueOutsideAssertions)
    #expect(elsewhere.messages == ["Expectation failed: #expect(x)"])
    #expect(elsewhere.assertions.map(\.status) == [.passed, .passed, .passed])
  }

  @Test("Expected issues and warnings fail nothing")
  func harmless() {
    let verdict = judge {
      $0.test.sites[0].isExpected = true
      $0.run(1, 2, 3)
      $0.issue(at: 1, "expected", isKnown: true)
      $0.report(at: 1, "expected")
      $0.endStep(at: 1, hasPassed: false)
      $0.issue(at: 2, "a warning", isFailure: false)
    }
    #expect(verdict.status == .passed)
    #expect(verdict.doubts.isEmpty)
  }

  @Test("What the suite does not expect, nobody else does in its place")
  func expectedByTheFeature() {
    let verdict = judge {
      $0.run(1, 2, 3)
      $0.issue(at: 1, "expected", isKnown: true)
      $0.report(at: 1, "expected")
      $0.issue(at: 3, "expected", isKnown: true)
      $0.endStep(at: 3, hasPassed: false)
    }
    #expect(verdict.assertions.map(\.status) == [.failed, .passed, .failed])
  }

  @Test("A crash between the third and the fourth of a test: one to three passed, the rest not reached")
  func crashed() {
    let verdict = judge(ending: .crashed(signal: nil), ends: false) { $0.run(1, 2) }
    #expect(verdict.status == .crashed)
    #expect(verdict.code == .crashed)
    #expect(verdict.lastAssertion == 2)
    #expect(verdict.assertions.map(\.status) == [.passed, .passed, .notReached])
    #expect(verdict.seconds == nil)
    #expect(verdict.doubts.isEmpty)
  }

  @Test("What runs while the process ends is not reached, however often it passed before", arguments: endings)
  func interrupted(ending: Evidence.Ending, status: TestStatus, code: TestVerdict.Code) {
    let verdict = judge(ending: ending, ends: false) {
      $0.run(1, 2, 2)
      $0.begin(2)
    }
    #expect(verdict.status == status)
    #expect(verdict.code == code)
    #expect(verdict.lastAssertion == 2)
    #expect(verdict.timeLimit == (code == .timedOut ? 8 : nil))
    #expect(verdict.assertions.map(\.status) == [.passed, .notReached, .notReached])
    #expect(verdict.assertions.map(\.times) == [1, 2, 0])
    #expect(verdict.doubts.isEmpty)
  }

  @Test("What failed before a crash stays failed, and a report that was cut off silences nothing")
  func crashedAfterFailure() {
    let verdict = judge(ending: .crashed(signal: nil), ends: false) {
      $0.run(1)
      $0.report(at: 1, "No.", difference: "- 1")
    }
    #expect(verdict.status == .crashed)
    #expect(verdict.assertions[0].status == .failed)
    #expect(verdict.assertions[0].difference == "- 1")
    #expect(verdict.doubts.isEmpty)
  }

  @Test("A test that never started is not reached")
  func notStarted() {
    let verdict = judge(ending: .crashed(signal: nil), starts: false, ends: false) { _ in }
    #expect(verdict.status == .notReached)
    #expect(verdict.code == .notStarted)
    #expect(verdict.assertions.map(\.status) == [.notReached, .notReached, .notReached])
    #expect(verdict.lastAssertion == nil)
  }

  @Test("A test that was skipped is not reached")
  func skipped() {
    let verdict = judge(starts: false, ends: false) { $0.record.isSkipped = true }
    #expect(verdict.status == .notReached)
    #expect(verdict.code == .skipped)
  }

  @Test("A test that passes by what it leaves out does not pass")
  func vacuous() {
    let verdict = judge { $0.run(1, 3) }
    #expect(verdict.status == .failed)
    #expect(verdict.code == .assertionsNotReached)
    #expect(verdict.assertions.map(\.status) == [.passed, .notReached, .passed])
  }

}

private let endings: [(Evidence.Ending, TestStatus, TestVerdict.Code)] = [
  (.crashed(signal: 4), .crashed, .crashed), (.exited(status: 0), .crashed, .exited),
  (.timedOut(seconds: 8), .timedOut, .timedOut), (.wroteTooMuch, .failed, .wroteTooMuch),
]
