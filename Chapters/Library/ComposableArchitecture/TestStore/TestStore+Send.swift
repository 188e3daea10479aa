@_spi(Grading) import Clocks
@_spi(Stores) import Dependencies
@_spi(Grading) import IssueReporting

extension TestStore {
  /// Sends an action and checks what it makes of the state.
  ///
  /// The closure is given the state before the action and has to turn it into the state after it. Without a closure the
  /// step claims that nothing changes. See ``Exhaustivity`` for tests that claim less.
  ///
  /// - Parameters:
  ///   - action: The action to send.
  ///   - updateStateToExpectedResult: Makes the state before the action into the state after it.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A handle to the effects that the action started.
  @discardableResult
  public func send(
    _ action: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return await send(action, at: site, updateStateToExpectedResult)
  }

  /// Sends an action and checks what it makes of the state.
  func send(
    _ action: Action,
    at site: CallSite,
    _ update: ((inout State) throws -> Void)?
  ) async -> TestStoreTask {
    // The action is only read from now on.
    nonisolated(unsafe) let described = action
    let origin = EffectOrigin(action: { actionText(described) }, site: site)
    var step = TestStep("send", origin.action(), at: site, in: log)
    defer { step.end() }

    dropReceived(before: origin, &step)
    core.send(action, origin: origin)
    let (sent, waiting) = ledger.update { ($0.sent, $0.received.count) }
    if let sent {
      check(update, before: sent.before, after: sent.after, StepFacts(action: origin.action(), waiting: waiting), &step)
      state = sent.after.state
    }
    await settle()
    return TestStoreTask(
      origin: origin,
      changes: core.changes,
      timeout: Duration(atMost: timeout),
      log: log
    )
  }

  /// Complains about actions that wait to be received; this and later steps go on from what they made of the state.
  private func dropReceived(before origin: EffectOrigin, _ step: inout TestStep) {
    let unreceived = ledger.update { $0.takeUnreceived(isReported: exhaustivity == .on) }
    state = core.state
    guard !unreceived.isEmpty else { return }
    let actions = unreceived.map { actionText($0.action) }
    switch exhaustivity {
    case .on: step.fail(.sentTooEarly(origin.action(), before: actions, from: unreceived.map(\.origin).unique))
    case .off(showSkippedAssertions: true): step.inform(.skippedActions(actions))
    case .off: break
    }
  }

  /// Lets the effects go on as far as they can, and those that the action cancelled come to their end, so that what they do
  /// is done when the step is.
  func settle() async {
    await core.letEffectsGoOn()
    let limit = Duration(atMost: timeout)
    guard await !core.changes.wait(atMost: limit, until: { core.cancellations.isSettled }) else { return }
    core.cancellations.giveUp()
  }

  /// Checks what a step claims and reports what is wrong with it.
  ///
  /// The claim has the dependencies of the feature: a model that it makes draws its identifier from the same generator.
  func check(
    _ update: ((inout State) throws -> Void)?,
    before: Snapshot<State>,
    after: Snapshot<State>,
    _ facts: StepFacts,
    _ step: inout TestStep
  ) {
    let claim = StateClaim(update: update, before: before, after: after)
    report(core.dependencies.run { claim.check(exhaustivity, facts) }, facts, &step)
  }

  /// Reports what came of checking a claim.
  func report(_ verdict: StateClaim<State>.Verdict, _ facts: StepFacts, _ step: inout TestStep) {
    switch verdict {
    case .holds: break
    case .holdsButSkips(let complaint): step.inform(complaint)
    case .fails(let complaint): step.fail(complaint)
    case .cannotBeChecked(let complaint):
      // The cause is the same each time, so it is told once.
      if hasReportedSharing { step.failSilently() } else { step.fail(complaint) }
      hasReportedSharing = true
    case .threw(let error): step.fail(error, Complaint.claimThrew(facts))
    }
  }
}

extension [EffectOrigin] {
  /// The origins without the ones that are in the list before.
  var unique: Self {
    reduce(into: []) { origins, origin in
      if !origins.contains(where: { $0 === origin }) { origins.append(origin) }
    }
  }
}
