import Foundation

/// An exercise as it begins: every file that the kit asks for, small and whole, so that only the content is still to write.
package struct Scaffold: Equatable, Sendable {
  /// The files to write, by their paths in the kit: new ones, and those that get another line.
  package private(set) var files: [String: String]
  package let id: ExerciseID

  /// Names of files are made of it, which may have 255 letters.
  private static let longestName = 60

  /// Plans an exercise.
  ///
  /// - Parameters:
  ///   - word: Where it shall stand, `02/Timer`; a chapter that is new is named in full, `02-Effects/Timer`.
  ///   - kind: What learners shall do in it.
  ///   - kit: The kit.
  ///   - catalog: What the kit holds.
  /// - Throws: ``UsageError`` for a word that names no place, or one that is taken, and for a name that cannot work;
  ///   ``GraderFault/incompleteKit(path:reason:)`` where the kit has something else to begin with, and not all of it.
  package init(_ word: String, kind: Exercise.Kind, kit: Kit, catalog: Catalog) throws {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts[1].wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else {
      throw UsageError.notAPlace(word)
    }
    for name in parts where name.count > Self.longestName { throw UsageError.nameTooLong(name, most: Self.longestName) }
    let known = catalog.chapters.first { $0.id == parts[0] || $0.number == parts[0] }
    let isNew = known == nil && parts[0].wholeMatch(of: /[0-9]{2}-[A-Z][A-Za-z0-9]*/) != nil
    let isNumberFree = !catalog.chapters.contains { $0.number == parts[0].prefix(2) }
    guard let chapter = known?.id ?? (isNew && isNumberFree ? parts[0] : nil) else {
      throw UsageError.notAPlace(word)
    }
    id = ExerciseID(chapter: chapter, exercise: parts[1])
    guard !catalog.exercises.contains(where: { $0.exercise.id == parts[1] }) else {
      throw UsageError.exerciseExists(parts[1])
    }
    if let owner = TakenNames(kit: kit, catalog: catalog).owner(of: parts[1]) {
      throw UsageError.nameTaken(parts[1], by: owner)
    }
    files = try Self.files(id, kind, begun: Beginning(kit: kit))
    for path in files.keys.sorted() where FileManager.default.fileExists(atPath: kit.root.appending(path: path).path) {
      throw UsageError.exerciseExists(path)
    }
    if known == nil { files.merge(Self.lesson(id)) { $1 } }
    let list = "Chapters/\(chapter)/chapter.json"
    let text = (try? SourceText(reading: kit.root.appending(path: list)).text) ?? files[list] ?? ""
    files[list] = Self.adding(Self.entry(id, kind), to: text)
    let exercise = Exercise(id, kind)
    var grown = catalog
    if let index = grown.chapters.firstIndex(where: { $0.id == chapter }) {
      grown.chapters[index].exercises.append(exercise)
    } else {
      let title = LocalizedText(en: chapter, ko: "")
      grown.chapters.append(Chapter(id: chapter, title: title, exercises: [exercise]))
      grown.chapters.sort { $0.id < $1.id }
    }
    let manifest = (try? SourceText(reading: kit.root.appending(path: "Package.swift")).text) ?? ""
    if let mended = ManifestTable.mended(manifest: manifest, catalog: grown) { files["Package.swift"] = mended }
  }

  /// Writes the files.
  ///
  /// - Parameter kit: The kit.
  /// - Throws: ``GraderFault/output(path:reason:)``.
  package func write(to kit: Kit) throws(GraderFault) {
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      let url = kit.root.appending(path: path)
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: url, options: .atomic)
      } catch {
        throw .output(path: path, reason: error.localizedDescription)
      }
    }
  }

  // MARK: - chapter.json

  /// Points, minutes, the Korean title and the hints are left to the author, and missed by the kit's check of itself.
  private static func entry(_ id: ExerciseID, _ kind: Exercise.Kind) -> String {
    let name = id.exercise
    let files =
      kind == .feature
      ? "\"files\": [\"\(name).swift\"],\n      \"assertions\": 1,"
      : "\"files\": [\"\(name)Tests.swift\"],\n      \"given\": [\"\(name).swift\"],"
    return """
          {
            "id": "\(name)",
            "kind": "\(kind.rawValue)",
            "points": 0,
            "minutes": 0,
            "title": { "en": "\(name)", "ko": "" },
            \(files)
            "covers": [],
            "hints": { "en": [], "ko": [] }
          }
      """
  }

  /// The list of a chapter's exercises is the last in its file.
  private static func adding(_ entry: String, to text: String) -> String {
    guard let end = text.lastIndex(of: "]") else { return text }
    var before = text[..<end]
    while before.last?.isWhitespace == true { before.removeLast() }
    return before + (before.last == "[" ? "\n" : ",\n") + entry + "\n  " + text[end...]
  }
}

extension Exercise {
  fileprivate init(_ id: ExerciseID, _ kind: Kind) {
    self.init(
      id: id.exercise,
      kind: kind,
      points: 0,
      minutes: 0,
      title: LocalizedText(en: id.exercise, ko: ""),
      files: kind == .feature ? ["\(id.exercise).swift"] : ["\(id.exercise)Tests.swift"],
      given: kind == .feature ? nil : ["\(id.exercise).swift"],
      covers: [],
      hints: LocalizedList(en: [], ko: [])
    )
  }
}
