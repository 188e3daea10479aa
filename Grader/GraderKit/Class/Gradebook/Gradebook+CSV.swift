extension Gradebook {
  /// The gradebook as a table for spreadsheets (RFC 4180): a row for each learner, under a row of names that are the same in every language.
  ///
  /// A chapter's points are the sum of its exercises', `points` and `weighted` are the sums of the chapters', and `final` is `weighted` times
  /// `late_factor`. Where the grader could not tell what somebody has earned, the cell is empty, and so is every sum that it belongs to.
  package var csv: String {
    ([names] + rows.map(cells)).map { $0.map(CSVReport.cell).joined(separator: ",") + "\r\n" }.joined()
  }

  private var names: [String] {
    ["learner", "submission", "status", "submitted", "submitted_by", "late"]
      + facts.outline.chapters.flatMap { chapter in
        chapter.exercises.map { ExerciseID(chapter: chapter.id, exercise: $0.id).description }
          + [chapter.id, "\(chapter.id)_weighted"]
      } + ["points", "points_possible", "weighted", "weighted_possible", "late_factor", "final", "note", "report"]
  }

  private func cells(_ row: GradebookRow) -> [String] {
    var exercises = row.exercises[...]
    let chapters = facts.outline.chapters.enumerated().flatMap { index, chapter -> [Points?] in
      defer { exercises = exercises.dropFirst(chapter.exercises.count) }
      return exercises.prefix(chapter.exercises.count) + [row.chapters[index], row.weightedChapters[index]]
    }
    return [
      row.learner, Printable.line(row.name.text), row.state.rawValue, row.submitted?.description ?? "",
      row.submittedBy?.rawValue ?? "", row.isLate ? "yes" : "no",
    ] + chapters.map(Self.cell) + [
      Self.cell(row.earned), points.description, Self.cell(row.weighted), weightedPoints.description,
      row.factor.description, Self.cell(row.final), row.note ?? "", ClassFolder.reportPath(row.name, "html"),
    ]
  }

  private static func cell(_ points: Points?) -> String { points?.description ?? "" }
}
