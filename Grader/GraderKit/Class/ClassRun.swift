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
  /// What nobody wrote by themselves.
  private let known: [ExerciseID: KnownCode]

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
    known = KnownCode.of(grading.kit, grading.catalog, selection)
  }

  /// Grades what a learner has handed in, unless that is known, and writes the reports and the record.
  ///
  /// - Parameter name: The learner's entry.
  /// - Returns: What became of it.
  /// - Throws: ``GraderFault/output(path:reason:)`` where that cannot be written.
  package func grade(_ name: EntryName) throws(GraderFault) -> Outcome {
    let entry: TakenEntry
    do throws(GraderFault) {
      entry = try TakenEntry(
        name,
        in: submissions,
        catalog: grading.catalog,
        standingIn: grading.workspace.folder
      )
    } catch {
      return try lost(name, error)
    }
    let content = entry.content
    let key = key(name, entry)
    if !grading.isFresh, case .record(var record) = folder.record(name), let key, record.key == key, isReported(name) {
      if record.time != entry.time {
        record.time = entry.time
        try folder.write(record)
      }
      return record.refusal.map(Outcome.refused) ?? .unchanged
    }
    let isKnown = grading.recall(entry.submission, selection, .together, conditions).rest.exercises.isEmpty
    let start = ContinuousClock.now
    var verdict: Verdict
    do {
      verdict = try grading.grade(entry.submission, selection: selection, under: conditions)
    } catch {
      verdict = grading.verdict(
        on: entry.submission,
        selection: selection,
        fault: error as? GraderFault ?? .unforeseen(reason: "\(error)")
      )
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    verdict.submission.refusal = entry.refusal
    let isFaulty = verdict.exitStatus == 3
    var record = ClassRecord(
      name,
      verdict,
      // What was no verdict holds for nothing.
      key: isFaulty ? "" : key ?? "",
      content: content,
      time: entry.time,
      phrases: phrases
    )
    for (index, exercise) in verdict.exercises.enumerated() {
      record.exercises[index].prints = prints(of: exercise, entry.submission)
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

  private func prints(of exercise: ExerciseVerdict, _ submission: Submission) -> CodePrints? {
    guard let known = known[exercise.id], let work = submission.works[exercise.id], work.refused.isEmpty else {
      return nil
    }
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
    Self.formats.allSatisfy { FileManager.default.fileExists(atPath: folder.report(name, $0.rawValue).path) }
  }

  /// Names everything that a learner's record and reports depend on; nothing where that cannot be told.
  private func key(_ name: EntryName, _ entry: TakenEntry) -> String? {
    let keys = VerdictKeys(grading, entry.submission, selection, under: conditions)
    let all = selection.exercises.map { keys.key(of: $0)?.description }
    guard !all.contains(nil) else { return nil }
    return VerdictKey.digest(
      Ground(
        version: ClassRecord.currentVersion,
        name: name,
        keys: all.compactMap { $0 },
        language: phrases.language,
        ignored: entry.submission.ignored,
        refusal: entry.refusal.map { phrases[.nothingTaken($0)] } ?? ""
      )
    )
  }

  private struct Ground: Encodable {
    var version: Int
    var name: EntryName
    var keys: [String]
    var language: Language
    var ignored: [String]
    var refusal: String
  }
}

extension TakenEntry {
  /// Names what was taken, whatever machine it is graded on.
  fileprivate var content: String {
    let works = Dictionary(submission.works.map { ($0.key.path, $0.value.texts) }) { first, _ in first }
    return VerdictKey.digest(works) ?? ""
  }
}
