/// Something that happened and that a learner's test does not claim: its store told it as information, and nothing failed.
package struct SkippedClaim: Hashable, Sendable, Codable {
  /// What was not claimed, by the names that the library's log of steps and the verdict's JSON have for it.
  package enum Kind: String, CaseIterable, Sendable, Codable {
    case change
    case action
    case effect
  }

  package var kind: Kind
  /// The line of the step that told it.
  package var line: Int
  /// In the library's words.
  package var text: String
  /// The lines in which what was claimed differs from what was found.
  package var difference: String?

  package init(kind: Kind, line: Int, text: String, difference: String? = nil) {
    self.kind = kind
    self.line = line
    self.text = text
    self.difference = difference
  }
}

extension SkippedClaim {
  /// How many a test may show: who reads a page of them has learned what there is to learn.
  private static let limit = 50

  /// What the stores of a test have told in its own file, in order.
  ///
  /// - Parameters:
  ///   - skipped: What the library's log has of the test.
  ///   - module: The module of the test's file.
  ///   - file: The file's name.
  /// - Returns: As much of it as a test may show.
  static func all(of skipped: [StepRecords.Skipped], in module: String, _ file: String) -> [SkippedClaim] {
    skipped.lazy.filter { $0.location.fileID == "\(module)/\(file)" }.prefix(limit).map { record in
      SkippedClaim(kind: record.kind, line: record.location.line, text: record.message, difference: record.difference)
    }
  }
}
