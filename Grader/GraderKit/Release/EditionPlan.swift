/// What an edition shall hold: the choice that a teacher makes.
package struct EditionPlan: Equatable, Sendable {
  /// What becomes of the suites that judge.
  package enum Suites: String, CaseIterable, Sendable {
    /// They come along, packed so that nobody reads them by accident.
    case sealed
    /// Only the teacher has them.
    case withheld
  }

  /// The course as it shall be: the chapters that come along, with the numbers that they have in the whole one.
  var catalog: Catalog
  /// The ids of the chapters whose suites do not come along.
  var withheld: Set<String>

  /// Reads a teacher's choice.
  ///
  /// - Parameters:
  ///   - suites: What becomes of the suites.
  ///   - withheld: The chapters whose suites stay with the teacher whatever becomes of the others, such as `07,08-ViewState`.
  ///   - chapters: The chapters that come along, in the same form; all where there is no such list.
  ///   - catalog: The whole course.
  /// - Throws: ``UsageError/unknownValue(option:value:known:meant:)`` for a word that is no chapter.
  package init(suites: Suites, withheld: String?, chapters: String?, catalog: Catalog) throws(UsageError) {
    let chosen = try chapters.map { list throws(UsageError) in
      try Self.chapters(list, option: "--chapters", among: catalog)
    }
    let course = Catalog(chapters: catalog.chapters.filter { chosen?.contains($0.id) ?? true })
    let kept = try withheld.map { list throws(UsageError) in
      try Self.chapters(list, option: "--withhold", among: course)
    }
    self.catalog = course
    self.withheld = suites == .withheld ? Set(course.chapters.map(\.id)) : kept ?? []
  }

  private static func chapters(
    _ list: String,
    option: String,
    among catalog: Catalog
  ) throws(UsageError) -> Set<String> {
    var chosen: Set<String> = []
    for word in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard let chapter = catalog.chapters.first(where: { $0.number == word || $0.id == word }) else {
        let known = catalog.chapters.map(\.number)
        throw .unknownValue(option: option, value: word, known: known, meant: Spelling.closest(to: word, among: known))
      }
      chosen.insert(chapter.id)
    }
    return chosen
  }
}
