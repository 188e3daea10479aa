import CasePaths

// What takes a timeout takes it in nanoseconds, too, which is what `NSEC_PER_SEC` counts and the store's own `timeout`.

extension TestStore {
  /// Receives an action from an effect and checks what it makes of the state.
  ///
  /// - Parameters:
  ///   - expectedAction: The action that has to come next.
  ///   - nanoseconds: How long to wait for it at most.
  ///   - updateStateToExpectedResult: Makes the state before the action into the state after it.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func receive(
    _ expectedAction: Action,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await receive(
      expectedAction,
      timeout: Duration(atMost: nanoseconds),
      assert: updateStateToExpectedResult,
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }

  /// Receives an action from an effect and checks what it makes of the state.
  ///
  /// - Parameters:
  ///   - isMatching: Tells whether an action is the one that has to come next.
  ///   - nanoseconds: How long to wait for it at most.
  ///   - updateStateToExpectedResult: Makes the state before the action into the state after it.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @_disfavoredOverload
  public func receive(
    _ isMatching: (_ action: Action) -> Bool,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      isMatching,
      timeout: Duration(atMost: nanoseconds),
      assert: updateStateToExpectedResult,
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }

  /// Receives an action of a case from an effect, whatever it holds, and checks what it makes of the state.
  ///
  /// - Parameters:
  ///   - actionCase: The case of the action that has to come next: `\.timerTick`.
  ///   - nanoseconds: How long to wait for it at most.
  ///   - updateStateToExpectedResult: Makes the state before the action into the state after it.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: CasePathable {
    await receive(
      actionCase,
      timeout: Duration(atMost: nanoseconds),
      assert: updateStateToExpectedResult,
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }

  /// Receives an action of a case from an effect, with what it has to hold, and checks what it makes of the state.
  ///
  /// - Parameters:
  ///   - actionCase: The case of the action that has to come next: `\.response.success`.
  ///   - value: What the case has to hold.
  ///   - nanoseconds: How long to wait for it at most.
  ///   - updateStateToExpectedResult: Makes the state before the action into the state after it.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: CasePathable {
    await receive(
      actionCase,
      value,
      timeout: Duration(atMost: nanoseconds),
      assert: updateStateToExpectedResult,
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }

  /// Waits until every effect has ended, and checks that nothing is left over.
  ///
  /// - Parameters:
  ///   - nanoseconds: How long to wait at most.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func finish(
    timeout nanoseconds: UInt64,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await finish(
      timeout: Duration(atMost: nanoseconds),
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }
}

extension TestStoreTask {
  /// Waits until the effects have ended, and fails the test if they do not in time.
  ///
  /// - Parameters:
  ///   - nanoseconds: How long to wait at most.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @MainActor
  public func finish(
    timeout nanoseconds: UInt64,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await finish(
      timeout: Duration(atMost: nanoseconds),
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }
}

extension Duration {
  /// As many nanoseconds as can be counted.
  ///
  /// - Parameter nanoseconds: The number.
  init(atMost nanoseconds: UInt64) {
    self = .nanoseconds(Int64(clamping: nanoseconds))
  }
}
