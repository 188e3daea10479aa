/// Where an issue is reported.
struct IssueLocation: Hashable, Sendable, Codable {
  /// The module and the file, `CounterSuite/CounterTests.swift`.
  var fileID: String
  /// From 1.
  var line: Int
  /// From 1, in UTF-8 code units.
  var column: Int
}
