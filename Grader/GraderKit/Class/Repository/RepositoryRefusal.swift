/// Why nothing is taken of a git repository.
package enum RepositoryRefusal: String, CaseIterable, Error, Equatable, Sendable, Codable {
  /// Nothing has been committed to the branch that it is on.
  case noCommit
  /// Its objects or its branches lie elsewhere: in another repository, or behind a link.
  case liesElsewhere
  /// It is kept in a way that is not read, or is damaged.
  case unreadable
  /// It has more files than anybody hands in.
  case tooManyFiles
}
