/// A class cannot be graded as it was asked for: exit status 2.
package enum ClassError: Error, Equatable, Sendable {
  /// No folder of submissions was named.
  case noSubmissions
  case noFolder(path: String)
  case unreadableFolder(path: String)
  /// The folder is itself what one learner hands in.
  case oneSubmission(path: String)
  case nothingHandedIn(path: String)
  case noOutput(command: String)
  case notAShard(String)
  case shardOutOfRange(Int, count: Int)
  /// The output folder would lie among the submissions, which are never written to.
  case outputInSubmissions(path: String)
  /// The output folder would be the workbook, or lie in what belongs to it.
  case outputInKit(path: String)
  /// The output folder would lie below a build folder, which anybody may delete.
  case outputBelowBuild(path: String)
  /// The output folder is a file, or something else that is no folder.
  case outputIsNoFolder(path: String)
  /// The output folder holds something that a class would write over.
  case outputHasOthers(path: String, name: String)
  /// Another class is being graded into the output folder.
  case outputInUse(path: String)
  case noShards
  /// A folder that no class was graded into, or by another version of the grader.
  case noClass(path: String)
  /// Two folders do not belong to the same class: their courses, catalogs or languages differ.
  case classesDiffer(String, String, Difference)
  /// What is merged lies where the merged gradebook would go.
  case mergeIntoItself(path: String)
  case course(path: String, CourseError)

  /// What two folders disagree about.
  package enum Difference: String, CaseIterable, Sendable {
    case course
    case catalog
    case language
  }
}
