@_spi(Grading) import IssueReporting

extension TestStore {
  /// Waits for an action to come back, takes what came, and checks it and what it makes of the state.
  func receive(
    _ match: ActionMatch<Action>,
    within duration: Duration?,
    at site: CallSite,
    _ update: ((inout State) throws -> Void)?
  ) async {
    var step = TestStep("receive", match.text, at: site, in: log)
    defer { step.end() }
    let limit = duration ?? Duration(atMost: timeout)
    await waitForActions(atMost: limit) { exhaustivity == .on || $0.contains { match.matches($0.action) } }

    await settle()

    switch ledger.update({ $0.take(match, inOrder: exhaustivity == .on) }) {
    case .found(let received, let skipped):
      accept(received, skipped: skipped, match, update, &step)
    case .other(let received):
      state = received.after.state
      step.fail(.otherAction(match, received))
    case .late(let received):
      accept(received, skipped: [], match, update, &step, movesOn: false)
    case .explained:
      step.failSilently()
    case .nothing(let waiting, let running):
      for origin in running { origin.isReported = true }
      step.fail(.nothingReceived(match.text, instead: waiting, running: running, after: limit))
    }
  }

  /// Waits until enough actions have come back, or nothing is running any more that could send one.
  func waitForActions(
    atMost limit: Duration,
    until isEnough: ([TestLedger<State, Action>.Received]) -> Bool
  ) async {
    _ = await core.changes.wait(atMost: limit) {
      let received = ledger.update { $0.received }
      return !received.isEmpty && isEnough(received) || !core.isRunning
    }
  }

  /// Takes an action as received, with those before it that are skipped for it.
  private func accept(
    _ received: TestLedger<State, Action>.Received,
    skipped: [TestLedger<State, Action>.Received],
    _ match: ActionMatch<Action>,
    _ update: ((inout State) throws -> Void)?,
    _ step: inout TestStep,
    movesOn: Bool = true
  ) {
    defer { if movesOn { state = received.after.state } }
    if !skipped.isEmpty {
      let actions = skipped.map { actionText($0.action) }
      switch exhaustivity {
      case .on: return step.fail(.otherActionsFirst(match.text, actions))
      case .off(showSkippedAssertions: true): step.inform(.skippedActions(actions))
      case .off: break
      }
      state = received.before.state
    }
    let facts = StepFacts(action: actionText(received.action), waiting: ledger.update { $0.received.count })
    check(update, before: received.before, after: received.after, facts, &step)
  }
}

extension TestLedger {
  /// What there is for a `receive`.
  enum Taken {
    /// The action that is claimed, and those that came before it.
    case found(Received, after: [Received])
    /// Another action, which is taken in its place.
    case other(Received)
    /// The action that is claimed; it was complained about in an earlier step, which should have come later.
    case late(Received)
    /// Nothing, which an error that was reported explains.
    case explained
    /// Nothing, although some actions may be waiting and some effects running.
    case nothing([String], running: [EffectOrigin])
  }
}

extension TestLedger.Contents {
  /// Takes what a `receive` asks for.
  ///
  /// - Parameters:
  ///   - match: Which action it claims.
  ///   - inOrder: Whether it must be the next one.
  /// - Returns: What there is.
  mutating func take(_ match: ActionMatch<Action>, inOrder: Bool) -> TestLedger.Taken {
    if let index = received.firstIndex(where: { match.matches($0.action) }) {
      let skipped = Array(received[..<index])
      let found = received[index]
      received.removeSubrange(...index)
      return .found(found, after: skipped)
    }
    if let index = reported.firstIndex(where: { match.matches($0.action) }) {
      return .late(reported.remove(at: index))
    }
    if inOrder, !received.isEmpty {
      return .other(received.removeFirst())
    }
    if thrown > 0 {
      thrown -= 1
      return .explained
    }
    return .nothing(received.map { actionText($0.action) }, running: origins.filter(\.isRunning))
  }
}
