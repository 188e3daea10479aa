extension Crash {
  fileprivate init(_ evidence: Evidence) {
    if case .crashed(let signal) = evidence.ending {
      self.init(signal: signal, output: evidence.output)
    } else {
      self.init()
    }
  }
}

extension Evidence {
  fileprivate var timeLimit: Int? {
    if case .timedOut(let seconds) = ending { seconds } else { nil }
  }
}

extension TestVerdict {
  /// Judges a test by what its run left.
  ///
  /// - Parameters:
  ///   - test: What the suite says that there is.
  ///   - module: The suite's module.
  ///   - evidence: What the run left; of several runs, the one in which the test had its turn.
  ///   - canary: What canary runs have shown of the test.
  init(_ test: SuiteTest, module: String, evidence: Evidence, canary: CanaryResult = CanaryResult()) {
    let trace = TestTrace(test, module: module, evidence: evidence)
    let hasEnded = trace.record.ends > 0
    let ledger = AssertionLedger(trace, testHasEnded: hasEnded, blind: canary.blind)
    var doubts = trace.doubts + ledger.doubts
    if canary.isEvaded { doubts.append(Doubt(.claimNotAltered, test: test.title)) }
    if canary.isUnsteady { doubts.append(Doubt(.passedOnce, test: test.title)) }
    let result = Self.result(trace, ledger, ending: evidence.ending, isDoubted: !doubts.isEmpty)
    self.init(
      id: test.name,
      title: test.title,
      status: result.status,
      code: result.code,
      messages: ledger.outside,
      untold: ledger.untold,
      lastAssertion: hasEnded || trace.record.starts == 0 ? nil : ledger.lastEnded,
      seconds: trace.record.seconds,
      assertions: ledger.assertions,
      doubts: doubts,
      crash: result.code == .crashed || result.code == .exited ? Crash(evidence) : nil,
      timeLimit: result.code == .timedOut ? evidence.timeLimit : nil,
      output: evidence.printed[test.id(module: module)]
    )
  }

  private static func result(
    _ trace: TestTrace,
    _ ledger: AssertionLedger,
    ending: Evidence.Ending,
    isDoubted: Bool
  ) -> (status: TestStatus, code: Code?) {
    if trace.record.starts == 0 {
      if isDoubted { return (.failed, .doubted) }
      return (.notReached, trace.record.isSkipped ? .skipped : .notStarted)
    }
    if trace.record.ends == 0, !trace.runHasEnded {
      return switch ending {
      case .crashed: (.crashed, .crashed)
      case .exited: (.crashed, .exited)
      case .timedOut: (.timedOut, .timedOut)
      case .wroteTooMuch: (.failed, .wroteTooMuch)
      }
    }
    let statuses = ledger.assertions.map(\.status)
    if ledger.assertions.contains(where: { $0.status == .failed && !$0.isBlind }) { return (.failed, .assertionFailed) }
    if !ledger.outside.isEmpty { return (.failed, .issueOutsideAssertions) }
    if isDoubted { return (.failed, .doubted) }
    if trace.record.isSkipped { return (.notReached, .skipped) }
    if statuses.contains(.notReached) { return (.failed, .assertionsNotReached) }
    return (.passed, nil)
  }
}
