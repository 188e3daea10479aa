/// The hints for an exercise so far, the newest last.
package struct HintReport: Sendable {
  private let entry: Standing.Entry
  private let count: Int
  private let more: String
  private let phrases: Phrases
  private let style: TextStyle

  /// - Parameters:
  ///   - entry: The exercise.
  ///   - count: How many hints to give, from the first.
  ///   - more: What gives one more; by default the command.
  ///   - phrases: The language to speak.
  ///   - showsColour: Whether the newest stands out by colour, too.
  package init(_ entry: Standing.Entry, count: Int, more: String? = nil, phrases: Phrases, showsColour: Bool) {
    self.entry = entry
    self.count = count
    self.more = more ?? "swift run grader hint \(entry.id)"
    self.phrases = phrases
    style = TextStyle(isColoured: showsColour)
  }

  package var text: String {
    let hints = entry.exercise.hints[phrases.language]
    let given = hints.prefix(count)
    let title = entry.exercise.title[phrases.language]
    var lines = [
      style.strong(phrases[.hintHeading(number: entry.number, title: title, given: given.count, of: hints.count)])
    ]
    lines += given.enumerated().map { index, hint in
      let line = "  \(index + 1). \(hint)"
      return index == given.count - 1 ? line : style.faint(line)
    }
    let lesson = "Chapters/\(entry.chapter.id)/\(LessonInspection.fileName(phrases.language))"
    lines.append(
      given.count < hints.count
        ? phrases[.moreHints(command: more)]
        : phrases[.lastHint(lesson: lesson, section: entry.number)]
    )
    return lines.joined(separator: "\n")
  }
}
