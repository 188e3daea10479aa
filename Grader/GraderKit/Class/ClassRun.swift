import Foundation

/// Grades learners of a class one at a time: what a worker does.
///
/// Several may work for one folder at once, on different learners.
package struct ClassRun {
  /// What became of one learner.
  package enum Outcome: Equatable, Sendable, Codable {
    /// Nothing has changed since the last time.
    case unchanged
    case graded(seconds: Double)
    /// All of it was known from the same files, handed in by another or before.
    case known
    /// Nothing of it could be taken, for this reason.
    case refused(String)
    /// The grader could not do its work, for this reason.
    case fault(String)
  }

  let grading: Grading
  let selection: Selection
  let submissions: URL
  let folder: ClassFolder
  let phrases: Phrases
  let conditions: Grading.Conditions
  /// What verdicts depend on beside what was handed in: what changes in the kit from here on counts the next time.
  private let ground: VerdictGround
  /// What nobody wrote by themselves.
  private let known: KnownCode.Shelf

  /// Prepares to grade a class.
  ///
  /// - Parameters:
  ///   - grading: How; its store is the class's own from here on.
  ///   - facts: What the class is graded by.
  ///   - submissions: The folder of submissions.
  ///   - folder: What is graded goes there.
  /// - Throws: ``GraderFault`` where nobody can be graded on this machine.
  package init(
    _ grading: Grading,
    facts: ClassFacts,
    submissions: URL,
    folder: ClassFolder
  ) throws(GraderFault) {
    var grading = grading
    grading.store = folder.store
    self.grading = grading
    selection = facts.course.selection(of: grading.catalog)
    self.submissions = submissions
    self.folder = folder
    phrases = Phrases(facts.language)
    conditions = try grading.conditions()
    ground = VerdictGround(grading, selection, isOwn: false, under: conditions)
    known = KnownCode.Shelf(grading.kit, grading.catalog)
  }

  /// Whether a learner has to be graded.
  package enum Look: Equatable {
    /// No: this is what became of them.
    case settled(Outcome)
    /// Yes; whoever has the same work gets the same verdicts, if it is named.
    case open(work: String?)
  }

  /// Looks whether a learner has to be graded, and does what little there is to do where not.
  ///
  /// - Parameter name: The learner's entry.
  /// - Returns: Whether anything is left to do.
  /// - Throws: ``GraderFault/output(path:reason:)`` where a record cannot be written.
  package func look(at name: EntryName) throws(GraderFault) -> Look {
    let entry: KeyedEntry
    do throws(GraderFault) {
      entry = try self.entry(name)
    } catch {
      // It is told when it is graded.
      return .open(work: nil)
    }
    if let outcome = try settled(name, entry) { return .settled(outcome) }
    let sharesVerdicts = !grading.isFresh && grading.trustedStore(entry.taken.submission, conditions) != nil
    return .open(work: sharesVerdicts ? entry.work : nil)
  }

  /// Grades what a learner has handed in, unless that is known, and writes the reports and the record.
  ///
  /// - Parameter name: The learner's entry.
  /// - Returns: What became of it.
  /// - Throws: ``GraderFault/output(path:reason:)`` where that cannot be written.
  package func grade(_ name: EntryName) throws(GraderFault) -> Outcome {
    let entry: KeyedEntry
    do throws(GraderFault) {
      entry = try self.entry(name)
    } catch {
      return try lost(name, error)
    }
    if let outcome = try settled(name, entry) { return outcome }
    let start = ContinuousClock.now
    let submission = entry.taken.submission
    let recall = grading.recall(submission, selection, .together, conditions, keys: entry.keys)
    let isKnown = recall.rest.exercises.isEmpty
    var verdict: Verdict
    do {
      verdict = try grading.grade(submission, selection: selection, under: conditions, knowing: recall, since: start)
    } catch {
      verdict = grading.verdict(
        on: submission,
        selection: selection,
        fault: error as? GraderFault ?? .unforeseen(reason: "\(error)")
      )
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    verdict.submission.refusal = entry.taken.refusal
    let isFaulty = verdict.exitStatus == 3
    var record = ClassRecord(
      name,
      verdict,
      // What was no verdict holds for nothing.
      key: isFaulty ? "" : entry.key ?? "",
      content: entry.content,
      time: entry.taken.time,
      phrases: phrases
    )
    for (index, exercise) in verdict.exercises.enumerated() {
      record.exercises[index].prints = prints(of: exercise, submission)
    }
    try write(verdict, record)
    if let fault = record.fault { return .fault(fault) }
    if let refusal = record.refusal { return .refused(refusal) }
    return isKnown ? .known : .graded(seconds: seconds)
  }

  /// Records of a learner that the grader has failed.
  ///
  /// - Parameters:
  ///   - name: The learner's entry.
  ///   - fault: How.
  /// - Returns: What became of it.
  /// - Throws: ``GraderFault/output(path:reason:)`` where that cannot be written.
  package func lost(_ name: EntryName, _ fault: GraderFault) throws(GraderFault) -> Outcome {
    var submission = Submission(nothingOf: grading.catalog)
    submission.id = Printable.line(name.learner)
    let verdict = grading.verdict(on: submission, selection: selection, fault: fault)
    let record = ClassRecord(name, verdict, key: "", content: "", time: nil, phrases: phrases)
    try write(verdict, record)
    return .fault(record.fault ?? "")
  }

  private func entry(_ name: EntryName) throws(GraderFault) -> KeyedEntry {
    let git = Git.Place(folder: grading.workspace.folder)
    let taken = try TakenEntry(name, in: submissions, catalog: grading.catalog, git: git)
    return KeyedEntry(name, taken, selection, on: ground, phrases)
  }

  /// What became of a learner of whom there is a record, with its reports, and nothing has changed since.
  private func settled(_ name: EntryName, _ entry: KeyedEntry) throws(GraderFault) -> Outcome? {
    guard !grading.isFresh, let key = entry.key, case .record(var record) = folder.record(name), record.key == key,
      isReported(name)
    else { return nil }
    if record.time != entry.taken.time {
      record.time = entry.taken.time
      try folder.write(record)
    }
    return record.refusal.map(Outcome.refused) ?? .unchanged
  }

  private func prints(of exercise: ExerciseVerdict, _ submission: Submission) -> CodePrints? {
    guard exercise.exercise.hasEngine, let work = submission.works[exercise.id], work.refused.isEmpty,
      let known = known[exercise.id]
    else { return nil }
    return CodePrints(of: work.sources.map(\.text.text), without: known)
  }

  /// Reports first: whoever has a record has its reports.
  private func write(_ verdict: Verdict, _ record: ClassRecord) throws(GraderFault) {
    let report = Report(verdict: verdict, language: phrases.language)
    for format in Self.formats {
      let file = folder.report(record.name, format.rawValue)
      let text: String
      do {
        text = try report.text(as: format)
      } catch {
        throw .output(path: file.path, reason: "\(error)")
      }
      try WholeFile.write(text, to: file.path)
    }
    try folder.write(record)
  }

  /// The reports that each learner gets; their files end in the formats' names.
  static let formats: [ReportFormat] = [.html, .json]

  private func isReported(_ name: EntryName) -> Bool {
    Self.formats.allSatisfy { FileKind(folder.report(name, $0.rawValue)) == .file }
  }
}
