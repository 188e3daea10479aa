/// The exercises that a command was asked for.
package struct Selection: Equatable, Sendable {
  /// In the catalog's order.
  package var exercises: [ExerciseID]

  /// Everything that a catalog holds.
  package init(all catalog: Catalog) {
    exercises = catalog.exercises.map { ExerciseID(chapter: $0.chapter.id, exercise: $0.exercise.id) }
  }

  /// Reads words such as `01`, `01-StateMutation`, `01/Counter`, numbers as lessons print them (`1.1`), and paths as shells and editors complete them, such as
  /// `Chapters/01-StateMutation/Counter/Counter.swift`.
  ///
  /// - Parameters:
  ///   - words: What was asked for; none means everything.
  ///   - catalog: What there is.
  /// - Throws: ``UsageError/unknownExercise(_:meant:)`` for a word that names nothing.
  package init(words: [String], catalog: Catalog) throws(UsageError) {
    let all = Selection(all: catalog).exercises
    guard !words.isEmpty else {
      exercises = all
      return
    }
    var chosen: Set<ExerciseID> = []
    for word in words {
      let parts = Self.parts(word)
      let numbered = catalog.exercises.filter { $0.chapter.number(of: $0.exercise) == word }
      let found = all.filter { id in
        if numbered.contains(where: { $0.chapter.id == id.chapter && $0.exercise.id == id.exercise }) { return true }
        guard let chapter = parts.first, parts.count <= 2 else { return false }
        guard chapter == id.chapter || chapter == id.chapter.prefix(2) else { return false }
        return parts.count == 1 || parts[1] == id.exercise
      }
      guard !found.isEmpty else {
        throw .unknownExercise(word, meant: Self.meant(word, all, catalog))
      }
      chosen.formUnion(found)
    }
    exercises = all.filter(chosen.contains)
  }

  /// Reads the word of a command that is about one exercise, such as `01/Counter`.
  ///
  /// - Parameters:
  ///   - words: What was given.
  ///   - command: The command's name.
  ///   - catalog: What there is.
  /// - Returns: The exercise.
  /// - Throws: ``UsageError`` where that is none, or more than one.
  package static func one(_ words: [String], command: String, catalog: Catalog) throws(UsageError) -> ExerciseID {
    guard let word = words.first else { throw .noExercise(command: command) }
    if words.count > 1 { throw .unexpectedArgument(words[1], command: command) }
    let exercises = try Selection(words: words, catalog: catalog).exercises
    guard exercises.count == 1 else {
      throw .severalExercises(word, command: command, first: exercises[0].description)
    }
    return exercises[0]
  }

  /// A word's chapter and, where it has one, its exercise; of a path, what stands behind `Chapters`.
  private static func parts(_ word: String) -> [String] {
    let parts = word.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    guard let root = parts.lastIndex(of: "Chapters"), parts.count > root + 1 else { return parts }
    return Array(parts[(root + 1)...].prefix(2))
  }

  /// What there is that is spelled like a word; failing that, the exercise that its last part names.
  private static func meant(_ word: String, _ all: [ExerciseID], _ catalog: Catalog) -> String? {
    if word.wholeMatch(of: /\d+\.\d+/) != nil {
      return catalog.chapters.first { word.hasPrefix("\(Int($0.number) ?? 0).") }?.number
    }
    let known = all.map(\.description) + catalog.chapters.flatMap { [$0.number, $0.id] } + all.map(\.path)
    let parts = parts(word)
    if let near = Spelling.closest(to: parts.joined(separator: "/"), among: known) { return near }
    let name = parts.last?.lowercased()
    return all.first { $0.exercise.lowercased() == name }?.description
  }

  /// Whether the exercise was asked for.
  package func contains(_ id: ExerciseID) -> Bool { exercises.contains(id) }
}
