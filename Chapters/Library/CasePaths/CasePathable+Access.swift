import IssueReporting

extension CasePathable {
  /// What a case holds, or `nil` if this value is another case.
  ///
  /// Writing replaces what the case holds; it does nothing if this value is another case, and a case is not removed by
  /// writing `nil`.
  ///
  /// - Parameter keyPath: The case.
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    get { keyPath.payload(of: self) }
    set {
      // Where the case holds an optional, writing `nil` means a case that holds `nil`.
      let nothing = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
      guard let value = newValue ?? nothing else { return }
      AnyCasePath(keyPath).modify(&self) { $0 = value }
    }
  }

  /// What a case holds, or `nil` if this value is another case; the type of the payload is not known.
  ///
  /// - Parameter keyPath: The case.
  @_disfavoredOverload
  public subscript(case keyPath: PartialCaseKeyPath<Self>) -> Any? {
    keyPath.anyPayload(of: self)
  }

  /// What a case holds, or `nil` if this value is another case: `state.loggedIn` instead of `state[case: \.loggedIn]`.
  ///
  /// Put `@dynamicMemberLookup` beside `@CasePathable` to read cases like properties.
  ///
  /// - Parameter keyPath: The case.
  public subscript<Value>(dynamicMember keyPath: CaseKeyPath<Self, Value>) -> Value? {
    self[case: keyPath]
  }

  /// Whether this value is a certain case, whatever it holds.
  ///
  /// - Parameter keyPath: The case.
  /// - Returns: `true` if it is, also when the case holds `nil`.
  public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
    keyPath.matches(self)
  }

  /// Changes what a case holds, in place.
  ///
  /// The call fails the running test if this value is another case; nothing is changed then.
  ///
  /// - Parameters:
  ///   - keyPath: The case.
  ///   - yield: The change.
  ///   - fileID: The file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Throws: What the change throws; the value is then as it was.
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>,
    yield: (inout Value) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) rethrows {
    guard try AnyCasePath(keyPath).modify(&self, yield) == nil else { return }
    reportIssue(
      """
      'modify' found '\(Self.self)' in the case '\(caseName)', which is not the one that the key path names: nothing was \
      changed. Ask with 'is' first, or bring the value into that case.
      """,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

/// Whether a value is a certain case: lets a `switch` or an `if case` match key paths.
///
/// - Parameters:
///   - keyPath: The case.
///   - value: The value.
/// - Returns: `true` if the value is that case.
public func ~= <Root: CasePathable, Value>(keyPath: CaseKeyPath<Root, Value>, value: Root) -> Bool {
  keyPath.matches(value)
}

extension KeyPath {
  /// Puts a value into the case that this key path names: `\Action.Cases.rename` called with a name.
  ///
  /// - Parameter payload: What the case holds.
  /// - Returns: The case, with the value in it.
  public func callAsFunction<Enum, Payload>(_ payload: Payload) -> Enum
  where Root == Case<Enum>, Value == Case<Payload> {
    embedding(payload)
  }

  /// The case that this key path names, which holds nothing.
  ///
  /// - Returns: The case.
  public func callAsFunction<Enum>() -> Enum where Root == Case<Enum>, Value == Case<Void> {
    embedding(())
  }
}

extension CasePathable {
  /// The name of the case that this value is.
  fileprivate var caseName: String {
    Mirror(reflecting: self).children.first?.label ?? "\(self)"
  }
}
