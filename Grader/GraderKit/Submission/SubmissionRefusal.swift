/// Why nothing of a submission can be taken.
///
/// For who grades one it is wrong usage; in a class it is what became of that submission.
package enum SubmissionRefusal: Error, Equatable, Sendable, Codable {
  case missing
  /// It is no folder and no file, or a file that is no archive at all.
  case neitherFolderNorArchive
  case unreadable
  case archive(ArchiveRefusal)
  /// In a class: a symbolic link, which could lead to anybody's work.
  case link
  /// In a class: a name that is no UTF-8.
  case nameNotUTF8
  case repository(RepositoryRefusal)
  /// It has none of the files that exercises ask for: such a file, what there is instead, and what may have been meant.
  case nothingAskedFor(example: String, found: [String], meant: String?)
}
