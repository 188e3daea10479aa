/// Makes a function without arguments that fails the test when it is called.
///
/// - Parameters:
///   - description: What the function is called.
///   - placeholder: What the function returns after it has failed the test.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file of the call.
///   - function: The function that makes the stand-in, which names it if there is no description.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: The function.
public func unimplemented<Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result = (),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable () -> Result {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return {
    let failure = UnimplementedFailure(description: description(), function: function)
    failure.report(at: location)
    return placeholder()
  }
}

/// Makes an asynchronous function without arguments that fails the test when it is called.
///
/// - Parameters:
///   - description: What the function is called.
///   - placeholder: What the function returns after it has failed the test.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file of the call.
///   - function: The function that makes the stand-in, which names it if there is no description.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: The function.
public func unimplemented<Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result = (),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable () async -> Result {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return {
    let failure = UnimplementedFailure(description: description(), function: function)
    failure.report(at: location)
    return placeholder()
  }
}

/// Makes a throwing function without arguments that fails the test when it is called, and throws ``UnimplementedFailure``.
///
/// - Parameters:
///   - description: What the function is called.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file of the call.
///   - function: The function that makes the stand-in, which names it if there is no description.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: The function.
public func unimplemented<Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable () throws -> Result {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return {
    let failure = UnimplementedFailure(description: description(), function: function)
    failure.report(at: location)
    throw failure
  }
}

/// Makes an asynchronous throwing function without arguments that fails the test when it is called.
///
/// It throws ``UnimplementedFailure``.
///
/// - Parameters:
///   - description: What the function is called.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file of the call.
///   - function: The function that makes the stand-in, which names it if there is no description.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: The function.
public func unimplemented<Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable () async throws -> Result {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return {
    let failure = UnimplementedFailure(description: description(), function: function)
    failure.report(at: location)
    throw failure
  }
}
