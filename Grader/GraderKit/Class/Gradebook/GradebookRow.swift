/// One learner's line in the gradebook; its totals are sums of what stands beside them.
package struct GradebookRow: Equatable, Sendable {
  package enum State: String, CaseIterable, Sendable {
    case graded
    /// Nothing of what was handed in could be taken.
    case refused
    /// The grader could not do its work, and will try again.
    case graderFault
  }

  package let name: EntryName
  /// The learner as readers see it.
  package private(set) var learner: String
  package let state: State
  package let submitted: Moment?
  package let submittedBy: HandInTime.Source?
  package let isLate: Bool
  /// In the outline's order; nothing where the grader could not tell.
  package let exercises: [Points?]
  /// What each earns by its weight.
  package let weightedExercises: [Points?]
  package let chapters: [Points?]
  package let weightedChapters: [Points?]
  package let earned: Points?
  package let weighted: Points?
  /// What is left of the weighted points where it was late.
  package let factor: Factor
  package let final: Points?
  /// Why there are no points, where there are none.
  package let note: String?

  /// Reckons what a learner has earned.
  ///
  /// - Parameters:
  ///   - record: What is known of the learner.
  ///   - facts: What the class is graded by.
  init(_ record: ClassRecord, _ facts: ClassFacts) {
    let course = facts.course
    name = record.name
    learner = record.name.text
    state = record.fault != nil ? .graderFault : record.refusal != nil ? .refused : .graded
    note = record.fault ?? record.refusal
    let told = course.submitted(by: record.name)
    submitted = (told?.seconds ?? record.time?.seconds).map { Moment(seconds: $0, offset: course.offset) }
    submittedBy = told == nil ? record.time?.source : .course
    isLate = submitted.map { course.isLate($0.seconds, record.name) } ?? false
    factor = isLate ? course.lateFactor : .one

    exercises = record.exercises.map { $0.status == .graderFault ? nil : $0.earned }
    weightedExercises = zip(exercises, facts.outline.exercises).map { earned, exercise in
      earned.map { course.weight(of: exercise.id) * $0 }
    }
    chapters = Self.sums(exercises, facts.outline)
    weightedChapters = Self.sums(weightedExercises, facts.outline)
    earned = Self.sum(chapters)
    weighted = Self.sum(weightedChapters)
    final = weighted.map { [factor] in factor * $0 }
  }

  /// The same row, of a learner whom readers see under another name.
  func shown(as learner: String) -> Self {
    var row = self
    row.learner = learner
    return row
  }

  /// The sums of exercises, by chapter.
  private static func sums(_ exercises: [Points?], _ outline: ClassOutline) -> [Points?] {
    var rest = exercises[...]
    return outline.chapters.map { chapter in
      defer { rest = rest.dropFirst(chapter.exercises.count) }
      return sum(rest.prefix(chapter.exercises.count))
    }
  }

  /// A sum; nothing where one of its parts is not known: nobody shall be taken to have earned less than they may have.
  private static func sum(_ parts: some Sequence<Points?>) -> Points? {
    parts.reduce(.zero as Points?) { sum, part in
      guard let sum, let part else { return nil }
      return sum + part
    }
  }
}
