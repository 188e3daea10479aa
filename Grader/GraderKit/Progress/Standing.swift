/// Where a learner stands: every exercise with what is known of it, without grading anything.
package struct Standing: Equatable, Sendable {
  /// What is known of one exercise.
  package enum State: Equatable, Sendable {
    case passed
    /// So many assertions pass or, where the learner writes the tests, so many faults are caught.
    case open(passed: Int, of: Int)
    case changed
    case untried
    case coming
    /// As far as can be told here it is done: it compiles, and somebody else judges it.
    case handedOver
  }

  /// One exercise.
  package struct Entry: Equatable, Sendable {
    package var chapter: Chapter
    package var exercise: Exercise
    package var state: State
    package var earned: Points
    /// Whether what judges it is not in this edition.
    package var isWithheld = false

    package var id: ExerciseID { ExerciseID(chapter: chapter.id, exercise: exercise.id) }
    package var number: String { chapter.number(of: exercise) }
    /// What texts call the exercise; commands and paths call it by its id.
    package func name(_ language: Language) -> String { "\(number) \(exercise.title[language])" }
    package var isOpen: Bool { ![.passed, .coming, .handedOver].contains(state) }
    package var points: Points { state == .coming || isWithheld ? .zero : Points(exercise.points) }
  }

  /// In the catalog's order.
  package var entries: [Entry]

  /// The first exercise that is still to be done.
  package var next: Entry? { entries.first(where: \.isOpen) }

  /// The exercise to go on with after another: the next that is open, in the course's order and then from its beginning.
  ///
  /// - Parameter id: The other.
  /// - Returns: Nothing where no other is open.
  package func next(after id: ExerciseID) -> Entry? {
    let index = entries.firstIndex { $0.id == id } ?? 0
    return (entries[index...] + entries[..<index]).first { $0.isOpen && $0.id != id }
  }
}

extension Standing {
  /// Compares what was recorded with what lies in the checkout now.
  package init(catalog: Catalog, submission: Submission, progress: ProgressRecord) {
    entries = catalog.exercises.map { chapter, exercise in
      let id = ExerciseID(chapter: chapter.id, exercise: exercise.id)
      var entry = Entry(chapter: chapter, exercise: exercise, state: .untried, earned: .zero)
      entry.isWithheld = catalog.withheld.contains(chapter.id)
      if !exercise.hasEngine {
        entry.state = .coming
      } else if let work = submission.works[id], let (record, isCurrent) = progress.entry(id, work) {
        if !isCurrent {
          entry.state = .changed
        } else if record.status == .coming {
          entry.state = .handedOver
        } else if record.status == .passed {
          entry.state = .passed
          entry.earned = record.earned
        } else {
          entry.state = .open(passed: record.passed, of: record.assertions)
          entry.earned = record.earned
        }
      }
      return entry
    }
  }
}
