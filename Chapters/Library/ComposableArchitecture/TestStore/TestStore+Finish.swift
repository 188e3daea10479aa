@_spi(Grading) import IssueReporting

extension TestStore {
  /// Waits until every effect has ended, and checks that nothing is left over.
  ///
  /// Call it at the end of a test whose store outlives it. Elsewhere the store does the same checks when it is released,
  /// but without waiting.
  ///
  /// - Parameters:
  ///   - duration: How long to wait at most, the store's own ``timeout`` if it is `nil`.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    var step = TestStep("finish", "", at: site, in: log)
    defer { step.end() }
    let limit = duration ?? Duration(atMost: timeout)
    _ = await core.changes.wait(atMost: limit) { !core.isRunning }

    let (unreceived, running) = ledger.update { ($0.takeUnreceived(isReported: true), $0.takeRunning()) }
    state = core.state
    if !unreceived.isEmpty {
      let actions = unreceived.map { actionText($0.action) }
      tell(.neverReceived(actions, from: unreceived.map(\.origin).unique), &step)
    }
    if !running.isEmpty {
      tell(.unfinished(running, after: limit), &step)
    }
  }

  /// Drops the actions that came back and were not received.
  ///
  /// If none has come yet but an effect is running, this waits for one.
  ///
  /// - Parameters:
  ///   - strict: Whether it is a failure that there are none.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    var step = TestStep("skipReceivedActions", "", at: site, in: log)
    defer { step.end() }
    if strict {
      await waitForActions(atMost: Duration(atMost: timeout)) { _ in true }
    }
    let skipped = ledger.update { contents in
      defer { contents.received = [] }
      return contents.received
    }
    if strict, skipped.isEmpty { step.fail(.nothingToSkip) }
    state = core.state
    if !skipped.isEmpty, exhaustivity.showsSkipped {
      step.inform(.skippedActions(skipped.map { actionText($0.action) }))
    }
  }

  /// Cancels the effects that are running and forgets them.
  ///
  /// - Parameters:
  ///   - strict: Whether it is a failure that there are none.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    var step = TestStep("skipInFlightEffects", "", at: site, in: log)
    defer { step.end() }
    let running = ledger.update { contents in contents.origins.filter(\.isRunning) }
    if strict, running.isEmpty { step.fail(.noEffectsToSkip) }
    for origin in running { origin.cancel() }
    _ = await core.changes.wait(atMost: Duration(atMost: timeout)) { running.allSatisfy(\.isThrough) }
    if !running.isEmpty, exhaustivity.showsSkipped { step.inform(.skippedEffects(running)) }
  }

  /// Reports what is left over, as the store's exhaustivity asks.
  private func tell(_ complaint: Complaint, _ step: inout TestStep) {
    switch exhaustivity {
    case .on: step.fail(complaint)
    case .off(showSkippedAssertions: true): step.inform(complaint)
    case .off: break
    }
  }
}
