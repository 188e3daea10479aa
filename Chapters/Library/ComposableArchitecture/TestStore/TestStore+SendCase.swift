import CasePaths

extension TestStore where Action: CasePathable {
  /// Sends the action of a case that holds nothing and checks what it makes of the state.
  ///
  /// - Parameters:
  ///   - action: The case: `\.login.submitButtonTapped`.
  ///   - updateStateToExpectedResult: Makes the state before the action into the state after it.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A handle to the effects that the action started.
  @discardableResult
  public func send(
    _ action: CaseKeyPath<Action, Void>,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      AnyCasePath(action).embed(()),
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column),
      updateStateToExpectedResult
    )
  }

  /// Sends the action of a case and checks what it makes of the state.
  ///
  /// - Parameters:
  ///   - action: The case: `\.login.nameChanged`.
  ///   - value: What the case is to hold.
  ///   - updateStateToExpectedResult: Makes the state before the action into the state after it.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A handle to the effects that the action started.
  @discardableResult
  public func send<Value>(
    _ action: CaseKeyPath<Action, Value>,
    _ value: Value,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      AnyCasePath(action).embed(value),
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column),
      updateStateToExpectedResult
    )
  }
}
