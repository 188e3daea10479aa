/// The outcome of grading one submission: codes and facts; sentences come in when it is shown.
package struct Verdict: Equatable, Sendable {
  /// The version of Swift that judged.
  package var swiftVersion: String
  /// What kept the learner's code apart from the machine.
  package var isolation: Isolation
  /// How long grading took.
  package var seconds: Double
  package var submission: SubmissionFacts
  /// In the catalog's order; only what was asked for.
  package var chapters: [ChapterVerdict]

  package init(
    swiftVersion: String,
    isolation: Isolation,
    seconds: Double,
    submission: SubmissionFacts,
    chapters: [ChapterVerdict]
  ) {
    self.swiftVersion = swiftVersion
    self.isolation = isolation
    self.seconds = seconds
    self.submission = submission
    self.chapters = chapters
  }

  /// What kept the learner's code apart from the machine, strongest first.
  package enum Isolation: String, CaseIterable, Sendable, Codable {
    case bubblewrap
    case namespaces
    case sandboxExec = "sandbox-exec"
    case limits
    case none

    /// Whether the code could reach what it has no business with.
    package var isWeak: Bool { self == .limits || self == .none }
  }

  /// What the report says of the submission as such.
  package struct SubmissionFacts: Equatable, Sendable {
    package var id: String
    /// Whether it is the kit's own checkout.
    package var isOwn: Bool
    package var ignored: [String]
    package var ignoresMore: Bool
    /// What the archive is, where its name says otherwise.
    package var misnamed: Archive.Format?
    /// Why nothing of it was taken, where that is so.
    package var refusal: SubmissionRefusal?

    package init(
      id: String,
      isOwn: Bool,
      ignored: [String],
      ignoresMore: Bool,
      misnamed: Archive.Format? = nil,
      refusal: SubmissionRefusal? = nil
    ) {
      self.id = id
      self.isOwn = isOwn
      self.ignored = ignored
      self.ignoresMore = ignoresMore
      self.misnamed = misnamed
      self.refusal = refusal
    }
  }

  /// Whether anything of the submission was run.
  package var hasRun: Bool { exercises.contains { $0.outcome == .judged } }

  package var exercises: [ExerciseVerdict] { chapters.flatMap(\.exercises) }
  package var points: Points { chapters.map(\.points).reduce(.zero, +) }
  package var earned: Points { chapters.map(\.earned).reduce(.zero, +) }
  package var testCounts: Counts { exercises.map(\.testCounts).reduce(Counts(), +) }
  package var assertionCounts: Counts { exercises.map(\.assertionCounts).reduce(Counts(), +) }

  /// 0 when all that was asked for passes, 1 when something does not, 3 when the grader could not do its work.
  package var exitStatus: Int32 {
    let statuses = Set(exercises.map(\.status))
    if statuses.contains(.graderFault) { return 3 }
    return statuses.isSubset(of: [.passed, .coming]) ? 0 : 1
  }
}
