@_spi(Stores) import Dependencies
@_spi(Grading) import IssueReporting

extension TestStore {
  /// Checks the state as it is, without an action.
  ///
  /// The closure is given the state and has to leave it as it is: it sets what it claims. Read values with `#expect`.
  ///
  /// ```swift
  /// store.assert {
  ///   $0.selectedTab = .activity
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - updateStateToExpectedResult: Sets what is claimed of the state.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func assert(
    _ updateStateToExpectedResult: (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    var step = TestStep("assert", "", at: site, in: log)
    defer { step.end() }
    let actual = Snapshot(state)
    withoutActuallyEscaping(updateStateToExpectedResult) { update in
      let claim = StateClaim(update: update, before: actual, after: actual)
      let verdict = core.dependencies.run { claim.check(.off, StepFacts(action: nil)) }
      report(verdict, StepFacts(action: nil), &step)
    }
  }

  /// Runs some steps with another exhaustivity.
  ///
  /// ```swift
  /// await store.withExhaustivity(.on) {
  ///   await store.send(.payButtonTapped) { $0.isPaid = true }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - exhaustivity: How much of what happens these steps have to claim.
  ///   - operation: The steps.
  /// - Returns: What the steps return.
  /// - Throws: What the steps throw.
  @discardableResult
  public func withExhaustivity<R>(_ exhaustivity: Exhaustivity, operation: () throws -> R) rethrows -> R {
    let before = self.exhaustivity
    defer { self.exhaustivity = before }
    self.exhaustivity = exhaustivity
    return try operation()
  }

  /// Runs some steps with another exhaustivity.
  ///
  /// - Parameters:
  ///   - exhaustivity: How much of what happens these steps have to claim.
  ///   - operation: The steps.
  /// - Returns: What the steps return.
  /// - Throws: What the steps throw.
  @discardableResult
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity,
    operation: @MainActor () async throws -> R
  ) async rethrows -> R {
    let before = self.exhaustivity
    defer { self.exhaustivity = before }
    self.exhaustivity = exhaustivity
    return try await operation()
  }
}
