/// What the lines of a difference start with.
public struct DiffFormat: Equatable, Sendable {
  /// What a line of the first value starts with.
  public var first: String

  /// What a line of the second value starts with.
  public var second: String

  /// What a line of both values starts with.
  public var both: String

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - first: What a line of the first value starts with.
  ///   - second: What a line of the second value starts with.
  ///   - both: What a line of both values starts with.
  public init(first: String, second: String, both: String) {
    self.first = first
    self.second = second
    self.both = both
  }

  /// A format for terminals and files, where all characters have the same width: `-`, `+` and a space.
  public static let `default` = Self(first: "-", second: "+", both: " ")

  /// A format for proportional fonts, whose signs have the same width: a minus sign, `+` and a figure space.
  public static let proportional = Self(first: "\u{2212}", second: "+", both: "\u{2007}")
}
