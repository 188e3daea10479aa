import Foundation

/// A verdict as JUnit XML in the dialect that GitLab reads: a suite for each exercise, a case for each test.
///
/// What failed is a failure, what could not run an error, what is still to come is skipped; so the numbers are those of the
/// summary. See <https://docs.gitlab.com/ci/testing/unit_test_reports/>.
struct JUnitReport {
  let source: ReportSource

  /// How much text all cases share, in bytes: GitLab reads no file above 30 MB.
  var budget = 20_000_000

  var text: String {
    let entries = source.entries
    // Escaped, a character of a text takes at most five bytes; the budget counts six.
    let limit = min(Printable.limit, budget / 6 / max(1, entries.count))
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
    lines.append(
      "<testsuites\(attributes([("name", source.document.submission.id)]))\(counts(entries))"
        + "\(attributes([("time", seconds(source.document.grader.seconds))]))>"
    )
    for chapter in source.document.chapters {
      for exercise in chapter.exercises { lines += suite(exercise, in: chapter, limit: limit) }
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private func suite(
    _ exercise: VerdictDocument.ExerciseDocument,
    in chapter: VerdictDocument.ChapterDocument,
    limit: Int
  ) -> [String] {
    let entries = source.entries(exercise, in: chapter)
    let time = exercise.tests.map(\.seconds).reduce(0, +)
    let name = "\(chapter.id)/\(exercise.id)"
    var lines = [
      "  <testsuite\(attributes([("name", name)]))\(counts(entries))\(attributes([("time", seconds(time))]))>",
      "    <properties>",
    ]
    let facts = [("points", exercise.points.description), ("earned", exercise.earned.description)]
    // What is to be said of the whole has no place of its own in this dialect.
    let isFirst = chapter.id == source.document.chapters.first?.id && exercise.id == chapter.exercises.first?.id
    for (name, value) in facts + (isFirst ? source.notes.map { ("note", $0) } : []) {
      lines.append("      <property\(attributes([("name", name), ("value", value)]))/>")
    }
    lines.append("    </properties>")
    var names = UniqueNames()
    for entry in entries { lines += testCase(entry, name: names.name(entry.name), limit: limit) }
    return lines + ["  </testsuite>"]
  }

  private func testCase(_ entry: ReportEntry, name: String, limit: Int) -> [String] {
    var facts = [
      ("classname", "\(entry.chapter.id).\(entry.exercise.id)"), ("name", name), ("file", entry.label.file),
      ("time", seconds(entry.test?.seconds ?? 0)),
    ]
    if let line = entry.exercise.diagnostics.first?.line { facts.append(("line", "\(line)")) }
    let open = "    <testcase\(attributes(facts))"
    var children: [String] = []
    if let reason = entry.reason(source.phrases) {
      let element = element(entry.outcome)
      let facts = attributes([
        ("message", entry.headline(source.phrases)?.excerpt(min(500, limit / 4)) ?? ""), ("type", entry.code),
      ])
      children.append("      <\(element)\(facts)>\(XMLText.content(reason.excerpt(limit)))</\(element)>")
    }
    if let output = entry.test?.output {
      children.append("      <system-out>\(XMLText.content(output.excerpt(limit)))</system-out>")
    }
    return children.isEmpty ? [open + "/>"] : [open + ">"] + children + ["    </testcase>"]
  }

  private func element(_ outcome: ReportEntry.Outcome) -> String {
    switch outcome {
    case .passed, .failed: "failure"
    case .notReached: "error"
    case .coming: "skipped"
    }
  }

  private func counts(_ entries: [ReportEntry]) -> String {
    attributes([
      ("tests", "\(entries.count)"), ("failures", "\(entries.count { $0.outcome == .failed })"),
      ("errors", "\(entries.count { $0.outcome == .notReached })"),
      ("skipped", "\(entries.count { $0.outcome == .coming })"),
    ])
  }

  private func attributes(_ pairs: [(String, String)]) -> String {
    pairs.map { " \($0.0)=\"\(XMLText.attribute($0.1))\"" }.joined()
  }

  private func seconds(_ seconds: Double) -> String { String(format: "%.3f", seconds) }
}
