/// The kit's pages for readers, as an edition needs them.
enum EditionReadme {
  /// The page that an edition opens with: who teaches, and who writes exercises, has a kit with more in it.
  ///
  /// - Parameters:
  ///   - readme: The kit's own.
  ///   - plan: What the edition holds.
  /// - Returns: The edition's.
  static func root(_ readme: String, plan: EditionPlan) -> String {
    let parts = sections(of: readme)
    let about = parts.first.map { $0.prefix { !$0.hasPrefix("```") } } ?? []
    let kept = parts.dropFirst().filter { part in
      ["## For authors", "## For teachers"].allSatisfy { part.first?.hasPrefix($0) == false }
    }
    let lines = about + [commands, begin(plan), "", suites(plan), ""] + kept.flatMap { $0.filter(isForLearners) }
    return lines.joined(separator: "\n").trimmingBlankEnd + "\n"
  }

  /// The table of chapters.
  ///
  /// - Parameters:
  ///   - contents: The kit's own page.
  ///   - plan: What the edition holds.
  /// - Returns: The page without the rows of chapters that do not come along.
  static func contents(_ contents: String, plan: EditionPlan) -> String {
    let numbers = plan.catalog.chapters.map(\.number)
    return contents.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      guard let row = line.prefixMatch(of: /\| ([0-9]{2}) \|/) else { return true }
      return numbers.contains(String(row.1))
    }.joined(separator: "\n")
  }

  /// A page's lines up to each heading of the second level.
  private static func sections(of page: String) -> [[String]] {
    var isCode = false
    return page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).reduce(into: [[]]) {
      parts,
      line in
      if line.hasPrefix("```") { isCode.toggle() }
      if line.hasPrefix("## "), !isCode { parts.append([]) }
      parts[parts.count - 1].append(line)
    }
  }

  /// Rows of tables end by whom they are for.
  private static func isForLearners(_ line: String) -> Bool {
    !["(for authors) |", "(for teachers) |", "`swift run grader solution"].contains { line.contains($0) }
  }

  private static let commands = """
    ```sh
    swift run grader    # grades this checkout: where you stand, what is wrong, what comes next
    swift test          # tests the library that comes with it
    ```

    The first run builds the library that the exercises use, which takes a minute or more; later ones take seconds.

    """

  private static func begin(_ plan: EditionPlan) -> String {
    guard let first = plan.catalog.chapters.first else { return "" }
    let folder = "Chapters/\(first.id)"
    return """
      **Begin** with [chapter \(Int(first.number) ?? 0)](\(folder)/README.md) ([한국어](\(folder)/README.ko.md)), or see
      [all chapters](Chapters/README.md). Edit the files named in each exercise below `Chapters/`, then run `swift run grader` again.
      """
  }

  private static func suites(_ plan: EditionPlan) -> String {
    let all = plan.catalog.chapters.map(\.id)
    let withheld = all.filter(plan.withheld.contains)
    let sealed = """
      What judges the exercises comes along sealed (`Tests/Chapters`, `\(HiddenFiles.sealedName)`): packed so that nobody reads it by
      accident, opened only while the grader needs it, and gone again afterwards. It is no secret: whoever wants to open it can. Solutions
      are not in this edition.
      """
    let missing = """
      What judges \(withheld.count == all.count ? "the exercises" : withheld.joined(separator: ", ")) is with your teacher. Here the grader sees \
      whether your files can be taken and compile; lessons, hints, `next`,
      `watch` and `list` work as ever. Hand in your `Chapters` for a verdict.
      """
    let texts = [withheld.count < all.count ? sealed : nil, withheld.isEmpty ? nil : missing].compactMap { $0 }
    return "## This edition\n\n" + texts.joined(separator: "\n\n")
  }
}

extension String {
  fileprivate var trimmingBlankEnd: Substring {
    var rest = self[...]
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
