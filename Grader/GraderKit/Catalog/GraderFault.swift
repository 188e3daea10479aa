/// The grader itself could not do its work: never the learner's failure, exit status 3.
package enum GraderFault: Error, Equatable, Sendable, Codable {
  /// Neither the working folder nor the executable lies in a kit.
  case noKit
  /// The working folder has been removed.
  case noWorkingFolder
  /// The kit is no longer where it was when the grader began.
  case kitGone(path: String)
  /// The kit's own chapters cannot be read.
  case unreadableTree(path: String, SubmissionRefusal)
  /// Fewer files may be open at a time than a run needs.
  case tooFewDescriptors(Int, least: Int)
  /// A `chapter.json` cannot be read or understood.
  case unreadableCatalog(file: String, reason: String)
  /// A program cannot be started or waited for: `swift`, or the tests that it has built.
  case cannotRun(program: String, reason: String)
  /// The grading workspace cannot be written or read.
  case workspace(path: String, reason: String)
  /// The hidden suite of an exercise is missing or cannot be taken apart.
  case unreadableSuite(exercise: String, reason: String)
  /// The faulty versions of an exercise's feature, or the right one, cannot be used.
  case unreadableVariants(exercise: String, reason: String)
  /// What judges an exercise is sealed, and the sealed file is not as it was made.
  case damagedSeal(exercise: String, file: String)
  /// The kit lacks something that an edition of it has to have.
  case incompleteKit(path: String, reason: String)
  /// The workspace does not build, and no file of the submission is to blame.
  case buildFailed(excerpt: [String])
  /// The system, or somebody, has ended the compiler in the middle of its work.
  case compilerKilled
  /// What was built lies in a checkout that has been moved or copied since.
  case builtElsewhere
  /// The grader's own program is no longer there.
  case programGone
  /// Building took longer than it may, and no file of the submission can be blamed.
  case buildTimedOut(seconds: Int)
  /// A process of the grader's own has ended in the middle of its work.
  case workerEnded(reason: String)
  /// A sandbox was required, and there is none that works on this machine.
  case noSandbox
  /// The kit has no copy of an exercise's files as they began.
  case noStub(exercise: String, file: String)
  /// Something stands where a folder of the workbook belongs.
  case inTheWay(path: String)
  /// An output file cannot be written.
  case output(path: String, reason: String)
  /// An error that nobody has thought of.
  case unforeseen(reason: String)
}
