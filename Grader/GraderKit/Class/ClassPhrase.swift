/// What there is to say of a class.
package enum ClassPhrase: Equatable, Sendable {
  // MARK: While it is graded
  case grading(done: Int, of: Int, remaining: Int?)
  case begun(Int, Shard?)
  case outcome(String, ClassRun.Outcome)
  case ended(ClassSession.Summary)
  /// Of a learner whom the grader has failed.
  case failed(String, String)
  /// A file that cannot be used, and where it is now.
  case putAside(String, String)
  /// Of learners who have a record, and whose work is no longer there.
  case gone([String])
  /// Of learners whom the course file names, and who have handed in nothing.
  case strangers([String])

  /// Of workers that build in folders of their own.
  case ownFolders(Int)
  /// What shards need has been built.
  case prepared

  // MARK: In the end
  case summary(ClassSession.Summary, gradebook: String)
  case merged(learners: Int, gradebook: String)
  case notGraded([String])

  // MARK: The overview
  case overview
  case learners(Int)
  case learner
  case handedIn
  case late
  case lateUntil(String, factor: String)
  case total
  case weighted
  case final
  case distribution
  case average(Points, median: Points, of: Points)
  case mostMissed
  case missedBy(Int, of: Int)
  case needsLook
  /// Above the pairs of learners whose code is alike.
  case alike
  case alikeMeans
  /// Which part of the shorter one's own code both have, in per cent.
  case alikeBy(Int)
  case morePairs(Int)
}
