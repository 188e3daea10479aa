/// A compiler's message about a line of the learner's.
package struct Diagnostic: Equatable, Sendable, Codable {
  /// The file, relative to the exercise's folder.
  package var file: String
  package var line: Int
  package var column: Int
  package var severity: String
  package var message: String
}
