/// Makes a function that fails the test when it is called: a stand-in for what a test does not expect to be used.
///
/// It serves any signature. What a function returns has to come from somewhere, so one that cannot throw needs a placeholder
/// unless it returns nothing:
///
/// ```swift
/// struct AnalyticsClient {
///   var track: @Sendable (_ event: String) async throws -> Void
///   var isEnabled: @Sendable () -> Bool
/// }
///
/// let client = AnalyticsClient(
///   track: unimplemented("AnalyticsClient.track"),
///   isEnabled: unimplemented("AnalyticsClient.isEnabled", placeholder: false)
/// )
/// ```
///
/// The issue names the function and the arguments of the call, and points at where the stand-in was made.
///
/// Functions without arguments have overloads of their own, because Swift 6.3 crashes when it optimises an asynchronous
/// function that calls one made with an empty list of arguments.
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
@_disfavoredOverload
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result = (),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) -> Result {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return { (argument: repeat each Argument) in
    let failure = UnimplementedFailure(description: description(), function: function)
    failure.report(called: texts(repeat each argument), at: location)
    return placeholder()
  }
}

/// Makes an asynchronous function that fails the test when it is called.
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
@_disfavoredOverload
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result = (),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) async -> Result {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return { (argument: repeat each Argument) in
    let failure = UnimplementedFailure(description: description(), function: function)
    failure.report(called: texts(repeat each argument), at: location)
    return placeholder()
  }
}

/// Makes a throwing function that fails the test when it is called, and throws ``UnimplementedFailure``.
///
/// - Parameters:
///   - description: What the function is called.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file of the call.
///   - function: The function that makes the stand-in, which names it if there is no description.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: The function.
@_disfavoredOverload
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) throws -> Result {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return { (argument: repeat each Argument) in
    let failure = UnimplementedFailure(description: description(), function: function)
    failure.report(called: texts(repeat each argument), at: location)
    throw failure
  }
}

/// Makes an asynchronous throwing function that fails the test when it is called, and throws ``UnimplementedFailure``.
///
/// - Parameters:
///   - description: What the function is called.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file of the call.
///   - function: The function that makes the stand-in, which names it if there is no description.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: The function.
@_disfavoredOverload
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) async throws -> Result {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return { (argument: repeat each Argument) in
    let failure = UnimplementedFailure(description: description(), function: function)
    failure.report(called: texts(repeat each argument), at: location)
    throw failure
  }
}

/// Fails the test at once and gives a value to go on with: a stand-in for a value that a test has to set.
///
/// ```swift
/// enum SpeakerKey: DependencyKey {
///   static var testValue: any Speaker { unimplemented("speaker", placeholder: Mute()) }
/// }
/// ```
///
/// - Parameters:
///   - description: What the value is called.
///   - placeholder: The value.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file of the call.
///   - function: What makes the stand-in, which names it if there is no description.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: The value.
@_disfavoredOverload
public func unimplemented<Result>(
  _ description: @autoclosure () -> String = "",
  placeholder: @autoclosure () -> Result,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> Result {
  UnimplementedFailure(description: description(), function: function)
    .reportValue(at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  return placeholder()
}

/// The arguments of a call, as an issue shows them.
private func texts<each Argument>(_ argument: repeat each Argument) -> [String] {
  var texts: [String] = []
  for argument in repeat each argument { texts.append(String(reflecting: argument)) }
  return texts
}
