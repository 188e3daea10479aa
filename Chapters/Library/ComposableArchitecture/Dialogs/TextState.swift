import CustomDump

/// A text that a feature wants to be shown, as a value: two of them can be compared, and a test can say which one it expects.
///
/// ```swift
/// TextState("Delete \(item.name)?")
/// ```
public struct TextState: Hashable, Sendable {
  private let content: String

  /// Creates a text.
  ///
  /// - Parameter content: What it says.
  public init(_ content: some StringProtocol) {
    self.content = String(content)
  }

  /// Creates a text that is shown as it is, whatever language the user reads.
  ///
  /// - Parameter content: What it says.
  public init(verbatim content: String) {
    self.content = content
  }

  /// One text and then another one.
  ///
  /// - Parameters:
  ///   - lhs: The first text.
  ///   - rhs: What follows it.
  /// - Returns: Both in one.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(verbatim: lhs.content + rhs.content)
  }
}

extension TextState: CustomDumpRepresentable, CustomStringConvertible {
  /// What the text says.
  public var description: String { content }

  /// What the text says.
  public var customDumpValue: Any { content }
}

extension String {
  /// Takes the characters of a text.
  ///
  /// - Parameter state: The text.
  public init(state: TextState) {
    self = state.description
  }
}
