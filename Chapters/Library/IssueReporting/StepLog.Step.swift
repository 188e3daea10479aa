extension StepLog {
  /// A step of a test store: one call in a test.
  public struct Step: Sendable {
    /// The name of the call, like `send`.
    public let name: String

    /// What the call was given, like the dump of an action.
    public let text: String

    let location: CodeLocation

    /// Creates a step.
    ///
    /// - Parameters:
    ///   - name: The name of the call, like `send`.
    ///   - text: What the call was given, like the dump of an action.
    ///   - fileID: The module and file of the call.
    ///   - filePath: The path of the file of the call.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    public init(
      _ name: String,
      text: String,
      fileID: StaticString,
      filePath: StaticString,
      line: UInt,
      column: UInt
    ) {
      self.name = name
      self.text = text
      self.location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// What a test does not claim, and need not, where its store tells that as information.
  public enum Skipped: String, Encodable, Sendable {
    case change
    case action
    case effect
  }

  /// How a step went.
  public enum Outcome: String, Encodable, Sendable {
    /// Everything that the step claims holds.
    case passed

    /// The step reported an issue.
    case failed
  }
}
