import CasePaths
@_spi(Grading) import IssueReporting

extension TestStore {
  /// Receives an action from an effect and checks what it makes of the state.
  ///
  /// - Parameters:
  ///   - expectedAction: The action that has to come next.
  ///   - duration: How long to wait for it at most, the store's own ``timeout`` if it is `nil`.
  ///   - updateStateToExpectedResult: Makes the state before the action into the state after it.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func receive(
    _ expectedAction: Action,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive(ActionMatch(expectedAction), within: duration, at: site, updateStateToExpectedResult)
  }

  /// Receives an action from an effect and checks what it makes of the state.
  ///
  /// - Parameters:
  ///   - isMatching: Tells whether an action is the one that has to come next.
  ///   - duration: How long to wait for it at most, the store's own ``timeout`` if it is `nil`.
  ///   - updateStateToExpectedResult: Makes the state before the action into the state after it.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @_disfavoredOverload
  public func receive(
    _ isMatching: (_ action: Action) -> Bool,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await withoutActuallyEscaping(isMatching) { isMatching in
      await receive(ActionMatch(predicate: isMatching), within: duration, at: site, updateStateToExpectedResult)
    }
  }

  /// Receives an action of a case from an effect, whatever it holds, and checks what it makes of the state.
  ///
  /// - Parameters:
  ///   - actionCase: The case of the action that has to come next: `\.timerTick`.
  ///   - duration: How long to wait for it at most, the store's own ``timeout`` if it is `nil`.
  ///   - updateStateToExpectedResult: Makes the state before the action into the state after it.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: CasePathable {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive(ActionMatch(actionCase), within: duration, at: site, updateStateToExpectedResult)
  }

  /// Receives an action of a case from an effect, with what it has to hold, and checks what it makes of the state.
  ///
  /// - Parameters:
  ///   - actionCase: The case of the action that has to come next: `\.response.success`.
  ///   - value: What the case has to hold.
  ///   - duration: How long to wait for it at most, the store's own ``timeout`` if it is `nil`.
  ///   - updateStateToExpectedResult: Makes the state before the action into the state after it.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: CasePathable {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive(ActionMatch(actionCase, value), within: duration, at: site, updateStateToExpectedResult)
  }
}
