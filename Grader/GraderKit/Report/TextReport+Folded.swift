/// The report for the learner whose checkout it is.
extension TextReport {
  /// The one thing to look at now: what was claimed and what was found, or what keeps the exercise from being tried.
  func lines(first: ReportEntry) -> [String] {
    // What keeps an exercise from being tried is no test's matter.
    let test = first.exercise.message == nil ? first.test : nil
    let name = test == nil ? first.label.name : first.fullName
    var lines = ["\(style.strong("\(phrases[.lookFirst]):")) \(name)"]
    if let test {
      if let message = test.message { lines += indented(message, by: 6) }
      for doubt in first.exercise.doubts { lines += indented(doubt.text, by: 6) }
      if let failed = test.assertions.first(where: { $0.status == .failed }) {
        lines += [heading(failed)] + details(failed)
      }
      if first.advisesTests { lines += indented(phrases[.testsAreGiven], by: 6) }
    } else {
      lines += reasons(first.exercise)
    }
    return lines + (lines.last?.isEmpty == true ? [] : [""])
  }

  /// A chapter, of which the one exercise is told that is to be looked at or that was asked for; all others take a line.
  func folded(_ chapter: VerdictDocument.ChapterDocument, first: ReportEntry?) -> [String] {
    let isOnly = document.chapters.count == 1
    guard isOnly || first?.chapter.id == chapter.id else { return [heading(chapter), ""] }
    let lines = chapter.exercises.flatMap { exercise -> [String] in
      let isAsked = isOnly && chapter.exercises.count == 1
      let isFirst = first?.exercise.id == exercise.id
      let heading = heading(exercise, in: chapter)
      guard isAsked || isFirst else { return [heading] + reason(exercise) }
      // What is told above is not told again.
      let reasons = isFirst && (first?.test == nil || exercise.message != nil) ? [] : reasons(exercise)
      let tests = exercise.tests.flatMap { test in
        folded(test, of: exercise, isFirst: isFirst && test.id == first?.test?.id)
      }
      return [heading] + reasons + (exercise.message == nil ? tests : [])
    }
    return [heading(chapter), ""] + lines + [""]
  }

  /// A test: what went wrong beside its assertions takes a line, and so does each of them where it fails; what the library
  /// tells of it is told.
  private func folded(
    _ test: VerdictDocument.TestDocument,
    of exercise: VerdictDocument.ExerciseDocument,
    isFirst: Bool
  ) -> [String] {
    let isOpen = test.status != .passed
    let reason = isFirst ? [] : headline(of: test).flatMap { indented($0, by: 8) }
    return [heading(test, of: exercise)] + reason + (isOpen ? test.assertions.map(heading) : []) + skipped(test)
  }

  /// What there is to say of a test beside its assertions, as far as its first sentence goes and what that announces.
  private func headline(of test: VerdictDocument.TestDocument) -> [String] {
    let lines = (test.message ?? "").split(separator: "\n").map(String.init)
    let announced = lines.prefix { $0.hasSuffix(":") }.count
    return Array(lines.prefix(announced + 1))
  }

  /// Why an exercise could not be tried, in a line.
  private func reason(_ exercise: VerdictDocument.ExerciseDocument) -> [String] {
    guard exercise.status != .coming, let message = exercise.message else { return [] }
    return message.split(separator: "\n").prefix(1).flatMap { indented(String($0), by: 6) }
  }
}
