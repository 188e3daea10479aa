/// What a teacher says of a course in its file: what counts how much, and until when.
package struct Course: Equatable, Sendable, Codable {
  /// What the gradebook is headed.
  package var title: String?
  /// The chapters that are graded, by their ids; all where none are named.
  package var chapters: [String]?
  /// How much chapters and exercises count, by `01-Name` and `01-Name/Exercise`; an exercise's own comes before its chapter's.
  package var weights: [String: Factor]
  package var deadline: Moment?
  /// What the points of late work are multiplied by.
  package var lateFactor: Factor
  /// How long after the deadline nothing is late, in seconds.
  package var grace: Int
  /// Deadlines of single learners.
  package var extensions: [String: Moment]
  /// When single learners have handed in, where the teacher knows better than their files.
  package var submitted: [String: Moment]

  package init(
    title: String? = nil,
    chapters: [String]? = nil,
    weights: [String: Factor] = [:],
    deadline: Moment? = nil,
    lateFactor: Factor = .one,
    grace: Int = 0,
    extensions: [String: Moment] = [:],
    submitted: [String: Moment] = [:]
  ) {
    self.title = title
    self.chapters = chapters
    self.weights = weights
    self.deadline = deadline
    self.lateFactor = lateFactor
    self.grace = grace
    self.extensions = extensions
    self.submitted = submitted
  }

  /// How much an exercise counts.
  package func weight(of id: ExerciseID) -> Factor { weights[id.path] ?? weights[id.chapter] ?? .one }

  /// What of a catalog is graded.
  package func selection(of catalog: Catalog) -> Selection {
    var selection = Selection(all: catalog)
    if let chapters { selection.exercises.removeAll { !chapters.contains($0.chapter) } }
    return selection
  }

  /// When a learner has handed in at the latest.
  package func deadline(of name: EntryName) -> Moment? { name.value(in: extensions) ?? deadline }

  /// When a learner has handed in, where the file says so.
  package func submitted(by name: EntryName) -> Moment? { name.value(in: submitted) }

  /// Whether something was handed in too late.
  ///
  /// - Parameters:
  ///   - seconds: When it was, since 1970.
  ///   - name: Whose it is.
  /// - Returns: Nothing is late where there is no deadline.
  package func isLate(_ seconds: Int, _ name: EntryName) -> Bool {
    guard let deadline = deadline(of: name) else { return false }
    return seconds > deadline.seconds + grace
  }

  /// The zone that times are told in: that of the deadline.
  package var offset: Int { deadline?.offset ?? 0 }

  /// The learners that it names, and that are none of some.
  package func strangers(among names: [EntryName]) -> [String] {
    let known = Set(names.map(\.text) + names.map(\.learner))
    return Set(extensions.keys).union(submitted.keys).filter { !known.contains($0) }.sorted()
  }
}

extension EntryName {
  /// What a teacher has written of a learner, whom the name of the file or of the learner names, in any way to write an accent.
  fileprivate func value<Value>(in values: [String: Value]) -> Value? { values[text] ?? values[learner] }
}
