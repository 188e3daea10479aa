/// A verdict for a person at a terminal: every assertion on a line, with its difference where it failed.
///
/// Learners are told one thing in full, the first that fails, and of the rest that and where it fails.
struct TextReport {
  let source: ReportSource
  let style: TextStyle
  let next: NextStep?

  var document: VerdictDocument { source.document }
  var phrases: Phrases { source.phrases }

  var text: String {
    let first = source.isOwn ? source.entries.first { $0.outcome == .failed || $0.outcome == .notReached } : nil
    var lines: [String] = []
    if !source.isOwn { lines += [phrases[.gradedTree(document.submission.id)], ""] }
    if let first { lines += self.lines(first: first) }
    for chapter in document.chapters { lines += source.isOwn ? folded(chapter, first: first) : self.lines(chapter) }
    lines.append(
      (source.counts + [style.strong(phrases[.pointsEarned(document.summary.earned, of: document.summary.points)])])
        .joined(separator: " · ")
    )
    if !document.submission.ignored.isEmpty {
      lines.append(phrases[.ignored(document.submission.ignored)])
    }
    lines += source.notesForReader.map(style.faint)
    if !source.isOwn { lines.append(style.faint(source.graded)) }
    lines += closing(first)
    return lines.joined(separator: "\n") + "\n"
  }

  /// What comes next: what is to be mended, before anything new.
  private func closing(_ first: ReportEntry?) -> [String] {
    switch next {
    case .exercise(let entry)?:
      let title = first?.label.title ?? entry.exercise.title[phrases.language]
      return [
        "",
        style.strong(phrases[.nextExercise(number: first?.label.number ?? entry.number, title: title)]),
        phrases[
          .nextStep(
            file: first?.label.file ?? entry.file,
            command: "swift run grader grade \(first?.id ?? entry.id)"
          )
        ],
      ]
    case .allDone?: return ["", style.good(phrases[.allDone])]
    case .nothingToDo?: return ["", phrases[.nothingToDo]]
    case nil: return []
    }
  }

  private func lines(_ chapter: VerdictDocument.ChapterDocument) -> [String] {
    [heading(chapter), ""]
      + chapter.exercises.flatMap { exercise in
        [heading(exercise, in: chapter)] + reasons(exercise)
          // Where nothing could run, a list of everything that was not reached would only hide the reason.
          + (exercise.message == nil ? exercise.tests.flatMap { lines($0, of: exercise) } : []) + [""]
      }
  }
}

extension ReportEntry {
  fileprivate var id: ExerciseID { ExerciseID(chapter: chapter.id, exercise: exercise.id) }
}
