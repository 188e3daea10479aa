import Foundation

/// Grades a class into a folder: who is to be graded, what is told of it, and what is made of it in the end.
package struct ClassSession {
  /// How the learners of a class came out of it, for whoever asked for it.
  package struct Summary: Equatable, Sendable {
    package var learners = 0
    /// Those who were graded now; the others were known.
    package var graded = 0
    package var refused = 0
    package var faults = 0
  }

  /// Grades learners, and tells of each as it is done.
  package typealias GradeAll = (
    _ names: [EntryName], _ finished: (EntryName, ClassRun.Outcome) -> Void
  ) throws -> Void

  private let folder: ClassFolder
  private let facts: ClassFacts
  private let phrases: Phrases
  private let report: (Phrase) -> Void
  private let remark: (Phrase) -> Void

  /// Prepares to grade a class.
  ///
  /// - Parameters:
  ///   - folder: What is graded goes there.
  ///   - facts: What it is graded by.
  ///   - report: Is told what is being done.
  ///   - remark: Is told what a teacher should know.
  package init(
    folder: ClassFolder,
    facts: ClassFacts,
    report: @escaping (Phrase) -> Void = { _ in },
    remark: @escaping (Phrase) -> Void = { _ in }
  ) {
    self.folder = folder
    self.facts = facts
    self.report = report
    self.remark = remark
    phrases = Phrases(facts.language)
  }

  /// Grades the class, and writes its gradebook and its overview.
  ///
  /// - Parameter gradeAll: Grades learners, in whatever order and however many at a time.
  /// - Returns: How they came out of it.
  /// - Throws: ``ClassError`` or ``GraderFault``.
  package func run(_ gradeAll: GradeAll) throws -> Summary {
    try folder.prepare()
    return try folder.exclusively {
      let log = ClassLog(file: folder.log)
      func tell(_ phrase: ClassPhrase) {
        log.add(phrases[.classroom(phrase)])
        remark(.classroom(phrase))
      }
      try folder.begin(facts) { tell(.putAside($0, $1)) }
      let names = facts.share
      for name in names { try folder.putAside(name) { tell(.putAside(name.text, $0)) } }
      let gone = folder.recorded(besides: facts.roster)
      if !gone.isEmpty { tell(.gone(gone.map(\.text))) }
      let strangers = facts.course.strangers(among: facts.roster)
      if !strangers.isEmpty { tell(.strangers(strangers)) }

      log.add(phrases[.classroom(.begun(names.count, facts.shard))])
      var summary = Summary(learners: names.count)
      var pace = ClassPace(count: names.count)
      report(.classroom(.grading(done: 0, of: names.count, remaining: nil)))
      do {
        try gradeAll(names) { name, outcome in
          summary.take(outcome)
          pace.take(outcome)
          log.add(phrases[.classroom(.outcome(name.text, outcome))])
          if case .fault(let reason) = outcome { remark(.classroom(.failed(name.text, reason))) }
          report(.classroom(.grading(done: pace.done, of: names.count, remaining: pace.remaining)))
        }
      } catch let fault as GraderFault {
        log.add(Printable.sentence(phrases[.fault(fault)]))
        throw fault
      }
      let gradebook = Gradebook(facts, names.lazy.compactMap { folder.usableRecord($0) })
      try gradebook.write(to: folder)
      log.add(phrases[.classroom(.ended(summary))])
      return summary
    }
  }
}

extension ClassSession.Summary {
  fileprivate mutating func take(_ outcome: ClassRun.Outcome) {
    switch outcome {
    case .unchanged, .known: break
    case .graded: graded += 1
    case .refused: refused += 1
    case .fault: faults += 1
    }
  }
}
