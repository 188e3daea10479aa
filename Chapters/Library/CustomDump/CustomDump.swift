/// Prints a value to standard output, with every part on a line of its own.
///
/// ```swift
/// customDump(User(id: 1, name: "Blob"))
/// // User(
/// //   id: 1,
/// //   name: "Blob"
/// // )
/// ```
///
/// Types are named with the types that enclose them and without their module. A value that has one part is printed on one
/// line if that line is short. Dictionaries and sets are printed in an order that is the same in every process. An object
/// that was printed before is printed as `Node(↩︎)`, and what is nested more than a hundred levels deep as `…`.
///
/// - Parameters:
///   - value: The value.
///   - name: A name to print before the value.
///   - indent: How many spaces to print before each line.
///   - maxDepth: How many levels to print.
/// - Returns: The value.
@discardableResult
public func customDump<Value>(
  _ value: Value,
  name: String? = nil,
  indent: Int = 0,
  maxDepth: Int = .max
) -> Value {
  var text = ""
  customDump(value, to: &text, name: name, indent: indent, maxDepth: maxDepth)
  print(text)
  return value
}

/// Writes a value to a stream, as ``customDump(_:name:indent:maxDepth:)`` prints it, without a newline at the end.
///
/// - Parameters:
///   - value: The value.
///   - target: The stream to write to.
///   - name: A name to write before the value.
///   - indent: How many spaces to write before each line.
///   - maxDepth: How many levels to write.
/// - Returns: The value.
@discardableResult
public func customDump<Value, Target: TextOutputStream>(
  _ value: Value,
  to target: inout Target,
  name: String? = nil,
  indent: Int = 0,
  maxDepth: Int = .max
) -> Value {
  var dump = Dump(limits: Limits(depth: min(maxDepth, Limits.none.depth)))
  dump.write(value, label: name.map { "\($0): " } ?? "", isRoot: true)
  let margin = String(repeating: " ", count: indent)
  target.write(dump.lines.map { margin + $0.description }.joined(separator: "\n"))
  return value
}

extension String {
  /// Creates the text that ``customDump(_:name:indent:maxDepth:)`` prints of a value.
  ///
  /// - Parameter value: The value.
  public init(customDumping value: some Any) {
    self = ""
    customDump(value, to: &self)
  }
}
