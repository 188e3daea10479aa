import Foundation

/// A name for everything that the verdict on one exercise depends on: where two are the same, so is the verdict.
package struct VerdictKey: Hashable, Sendable, CustomStringConvertible {
  /// 64 hexadecimal digits.
  package let description: String

  /// Names what a verdict depends on.
  ///
  /// - Returns: Nothing where it cannot be put into words.
  init?(_ ground: Ground) {
    guard let digest = Self.digest(ground) else { return nil }
    description = digest
  }

  /// All that a verdict depends on.
  struct Ground: Encodable {
    var id: String
    /// A digest of ``Task``.
    var task: String
    /// Digests of what was handed in for it, and for what is in one process with it, by their ids.
    var works: [String: String]
    /// A digest of ``Shared``.
    var shared: String
  }

  /// What was handed in for one exercise.
  struct Work: Encodable {
    /// The learner's files by name, as far as they were taken.
    var texts: [String: String]
    var refused: [String: SourceText.Refusal]
  }

  /// What the kit has of one exercise.
  struct Task: Encodable {
    var exercise: Exercise
    /// Its suite, its versions and programs, and its files as the kit has them.
    var kit: [FileDigest]
  }

  /// What the verdicts of one grading have in common.
  struct Shared: Encodable {
    var grader: FileStamp
    var swift: String
    /// The folder of the toolchain's libraries.
    var runtime: String
    /// The library's sources, and the manifest that says how they are built.
    var library: [FileStamp]
    var limits: Limits
    var isolation: Verdict.Isolation
    /// What the tests find in their environment.
    var environment: [String: String]
    /// Whether the work is the kit's own: other code may stay in it then.
    var isOwn: Bool
    var protections: Int
  }

  /// The digest of some facts, whatever order they are written in.
  static func digest(_ facts: some Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(facts)).map { SHA256.hexadecimal([UInt8]($0)) }
  }
}
