import Foundation

extension Course {
  /// Reads a course file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - catalog: What its weights are about.
  /// - Throws: ``ClassError/course(path:_:)``, with the key that is wrong.
  package init(reading path: String, catalog: Catalog) throws(ClassError) {
    let text: String
    do throws(SourceText.Refusal) {
      text = try SourceText(reading: URL(filePath: path).resolvingSymlinksInPath()).text
    } catch {
      throw .course(path: path, .unreadable(error))
    }
    do throws(CourseError) {
      try self.init(json: text, catalog: catalog)
    } catch {
      throw .course(path: path, error)
    }
  }

  /// Takes what a course file says.
  ///
  /// - Parameters:
  ///   - json: Its text.
  ///   - catalog: What its weights are about.
  /// - Throws: ``CourseError``.
  init(json: String, catalog: Catalog) throws(CourseError) {
    guard let value = try? JSONDecoder().decode(CourseValue.self, from: Data(json.utf8)) else { throw .notJSON }
    guard case .object(let values) = value else { throw .wrongKind(key: "", .object) }
    for key in values.keys.sorted() where !Self.keys.contains(key) {
      throw .unknownKey(key, meant: Spelling.closest(to: key, among: Self.keys), known: Self.keys)
    }
    self.init()
    title = try values["title"]?.text("title")
    if let value = values["chapters"] { chapters = try Self.chapters(value, catalog) }
    let named = try values["weights"]?.object("weights", .weights) ?? [:]
    for key in named.keys.sorted() {
      let id = try Self.id(key, in: "weights", catalog)
      weights[id] = try named[key]?.factor("weights.\(key)", upTo: 1_000)
    }
    deadline = try values["deadline"]?.moment("deadline")
    extensions = try Self.moments(values["extensions"], "extensions")
    submitted = try Self.moments(values["submitted"], "submitted")
    if let value = values["lateFactor"] { lateFactor = try value.factor("lateFactor", upTo: 1) }
    if let value = values["graceMinutes"] { grace = try 60 * value.whole("graceMinutes", upTo: 100_000) }
    for key in ["lateFactor", "graceMinutes", "extensions"] where values[key] != nil && deadline == nil {
      throw .needsDeadline(key: key)
    }
  }

  /// Everything that a course file may say.
  private static let keys = [
    "title", "chapters", "weights", "deadline", "lateFactor", "graceMinutes", "extensions", "submitted",
  ]

  private static func chapters(_ value: CourseValue, _ catalog: Catalog) throws(CourseError) -> [String] {
    guard case .list(let values) = value, !values.isEmpty else { throw .wrongKind(key: "chapters", .texts) }
    var chosen: Set<String> = []
    for value in values {
      guard case .text(let word) = value else { throw .wrongKind(key: "chapters", .texts) }
      let id = try id(word, in: "chapters", catalog)
      guard !id.contains("/") else { throw .unknownExercise(key: "chapters.\(word)", meant: String(word.prefix(2))) }
      chosen.insert(id)
    }
    return catalog.chapters.map(\.id).filter(chosen.contains)
  }

  private static func moments(_ value: CourseValue?, _ name: String) throws(CourseError) -> [String: Moment] {
    var moments: [String: Moment] = [:]
    for (key, value) in try value?.object(name, .times) ?? [:] { moments[key] = try value.moment("\(name).\(key)") }
    return moments
  }

  /// The chapter or the exercise that a word names: `01`, `01-Name`, `01/Exercise`.
  private static func id(_ word: String, in key: String, _ catalog: Catalog) throws(CourseError) -> String {
    let found: Selection
    do throws(UsageError) {
      found = try Selection(words: [word], catalog: catalog)
    } catch {
      var meant: String?
      if case .unknownExercise(_, let word) = error { meant = word }
      throw .unknownExercise(key: "\(key).\(word)", meant: meant)
    }
    guard let first = found.exercises.first else { throw .unknownExercise(key: "\(key).\(word)", meant: nil) }
    return word.contains("/") ? first.path : first.chapter
  }
}
