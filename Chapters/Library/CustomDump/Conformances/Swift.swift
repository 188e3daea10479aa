extension AnyHashable: CustomDumpRepresentable {
  /// The value inside.
  public var customDumpValue: Any { base }
}

extension AnyKeyPath: CustomDumpStringConvertible {
  /// The path as it is written in Swift, like `\User.name`.
  public var customDumpDescription: String {
    // A computed property is told by its address, which is another one in every process.
    debugDescription.replacing(#/0x[0-9a-f]+ /#, with: "")
  }
}

extension ClosedRange: CustomDumpStringConvertible {
  /// The range as it is written in Swift, like `1...3`.
  public var customDumpDescription: String { "\(inline(lowerBound))...\(inline(upperBound))" }
}

extension Duration: CustomDumpStringConvertible {
  /// The duration in seconds, like `Duration(1.5 seconds)`.
  public var customDumpDescription: String { "Duration(\(description))" }
}

extension ObjectIdentifier: CustomDumpStringConvertible {
  /// The same text for all identifiers, because an object's address is another in every process.
  public var customDumpDescription: String { "ObjectIdentifier(…)" }
}

extension Range: CustomDumpStringConvertible {
  /// The range as it is written in Swift, like `1..<3`.
  public var customDumpDescription: String { "\(inline(lowerBound))..<\(inline(upperBound))" }
}

extension Task: CustomDumpStringConvertible {
  /// The same text for all tasks, because nothing can be seen of a task.
  public var customDumpDescription: String { "Task(…)" }
}
