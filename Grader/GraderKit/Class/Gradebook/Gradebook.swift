/// What a class has earned: made of its records and of what it is graded by, and of nothing else.
package struct Gradebook: Equatable, Sendable {
  package let facts: ClassFacts
  /// In the order of the learners' names.
  package let rows: [GradebookRow]
  /// The assertions that most learners miss, most first.
  package let missed: [MissedClaims.Entry]
  /// Rows that share code which nobody gave them, the most alike first.
  package let alike: [AlikePair]

  /// Makes a gradebook.
  ///
  /// Takes the records one after the other and keeps of each only what is asked for below: of a lazy sequence, one is in memory at a time.
  ///
  /// - Parameters:
  ///   - facts: What the class is graded by.
  ///   - records: One of each learner, in any order; those that are about other exercises are left out.
  package init(_ facts: ClassFacts, _ records: some Sequence<ClassRecord>) {
    self.facts = facts
    var missed = MissedClaims(facts.outline)
    var learners: [(row: GradebookRow, prints: [CodePrints?])] = []
    for record in records where record.fits(facts.outline) {
      missed.take(record)
      learners.append((GradebookRow(record, facts), record.exercises.map(\.prints)))
    }
    learners.sort { $0.row.name < $1.row.name }
    var shown = ShownNames(learners.map(\.row.name))
    rows = learners.map { $0.row.shown(as: shown.next($0.row.name)) }
    self.missed = missed.entries
    alike = AlikePairs(exercises: facts.outline.exercises.map(\.id), submissions: learners.map(\.prints)).pairs
  }

  /// What all exercises are worth.
  package var points: Points { facts.outline.exercises.map(\.exercise.points).reduce(.zero, +) }

  /// What they are worth by their weights.
  package var weightedPoints: Points {
    facts.outline.exercises.map { facts.course.weight(of: $0.id) * $0.exercise.points }.reduce(.zero, +)
  }

  /// Writes the gradebook and its overview.
  func write(to folder: ClassFolder) throws(GraderFault) {
    try WholeFile.write(csv, to: folder.gradebook.path)
    try WholeFile.write(GradebookPage(self).text, to: folder.overview.path)
  }
}

/// Shows learners without the endings of archives, where that names one of them alone.
private struct ShownNames {
  private var counts: [String: Int] = [:]

  init(_ names: [EntryName]) {
    for name in names { counts[Self.key(name), default: 0] += 1 }
  }

  mutating func next(_ name: EntryName) -> String {
    Printable.line(counts[Self.key(name)] == 1 ? name.learner : name.text)
  }

  private static func key(_ name: EntryName) -> String { Printable.line(name.learner).lowercased() }
}
