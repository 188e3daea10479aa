/// Replaces the defaults of dependencies, before anything uses them.
///
/// A program does it where it begins:
///
/// ```swift
/// @main
/// struct Program {
///   static func main() async {
///     prepareDependencies {
///       $0.apiClient = .connected(to: server)
///     }
///     …
///   }
/// }
/// ```
///
/// What is prepared stands behind every override. Of several preparations the last one counts, as long as the dependency has
/// not been used; from then on its value stays, and preparing it is reported as an issue.
///
/// In a test process the preparation holds for the test that runs.
///
/// - Parameters:
///   - updateValues: Sets the new defaults.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
@discardableResult
public func prepareDependencies<R>(
  _ updateValues: (inout DependencyValues) throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  var values = DependencyValues()
  values.defaults = DependencyValues._current.currentDefaults
  values.access = .preparation(CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  return try updateValues(&values)
}
