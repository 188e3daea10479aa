import Foundation

/// What a learner hands in: the files that the catalog names, and nothing else.
package struct Submission: Equatable, Sendable {
  /// One exercise's files.
  package struct Work: Equatable, Sendable {
    /// The files that were taken, in the catalog's order.
    package var sources: [Source]
    /// The files that were not, with the reason.
    package var refused: [Refused]

    /// The texts of the files that were taken, by name.
    package var texts: [String: String] {
      Dictionary(sources.map { ($0.name, $0.text.text) }) { first, _ in first }
    }
  }

  /// A file that was taken.
  package struct Source: Equatable, Sendable {
    package var name: String
    package var text: SourceText
  }

  /// A file that was not taken.
  package struct Refused: Equatable, Sendable {
    package var name: String
    package var reason: SourceText.Refusal
  }

  /// The name that reports give it.
  package var id: String
  package var works: [ExerciseID: Work]
  /// Whether it is the kit's own checkout, so that its reader can edit it.
  package var isOwn: Bool
  /// What it holds besides, as paths relative to it; folders end in a slash and are not looked into.
  package var ignored: [String]
  /// Whether ``ignored`` was cut short.
  package var ignoresMore: Bool
  /// What the archive is, where its name says otherwise.
  package var misnamed: Archive.Format?
  /// When the newest of the files that were taken was changed last, in seconds since 1970; of a folder only.
  package var modified: Int?

  /// How many ignored paths are told.
  static let ignoredLimit = 50
}
