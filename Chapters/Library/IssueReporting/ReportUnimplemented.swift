/// Fails the test, because a function was called that nobody implemented, and does not show the function's arguments.
///
/// It is for the code that `@DependencyClient` writes. A call of ``unimplemented(_:placeholder:fileID:filePath:function:line:column:)``
/// would do where there are no arguments, but Swift 6.3 crashes when it optimises a list of none in an asynchronous function.
///
/// - Parameters:
///   - description: What the function is called.
///   - fileID: The module and file that the issue points at.
///   - filePath: The path of the file that the issue points at.
///   - line: The line that the issue points at.
///   - column: The column that the issue points at.
public func _reportUnimplemented(
  _ description: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  UnimplementedFailure(description: description).report(called: [], at: location)
}
