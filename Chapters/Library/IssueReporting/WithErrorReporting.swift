/// Runs code, and reports an error that it throws as an issue.
///
/// ```swift
/// withErrorReporting { try FileManager.default.removeItem(at: url) }
/// ```
///
/// - Parameters:
///   - message: What the error kept from happening.
///   - fileID: The module and file that the issue points at.
///   - filePath: The path of the file that the issue points at.
///   - line: The line that the issue points at.
///   - column: The column that the issue points at.
///   - body: The code.
/// - Returns: What the code returns, or `nil` if it throws.
@discardableResult
public func withErrorReporting<R>(
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  catching body: () throws -> R
) -> R? {
  do {
    return try body()
  } catch {
    reportIssue(error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
    return nil
  }
}

/// Runs asynchronous code, and reports an error that it throws as an issue.
///
/// - Parameters:
///   - message: What the error kept from happening.
///   - fileID: The module and file that the issue points at.
///   - filePath: The path of the file that the issue points at.
///   - line: The line that the issue points at.
///   - column: The column that the issue points at.
///   - isolation: The actor that the code runs on if it says nothing else.
///   - body: The code.
/// - Returns: What the code returns, or `nil` if it throws.
@discardableResult
public func withErrorReporting<R>(
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation,
  catching body: () async throws -> R
) async -> R? {
  do {
    return try await body()
  } catch {
    reportIssue(error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
    return nil
  }
}
