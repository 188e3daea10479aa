import Foundation

/// Looks at what authors have written, without running any of it.
struct KitInspection {
  var kit: Kit
  var catalog: Catalog

  /// What is not as it should be with the kit as a whole.
  func findings() -> [Finding] {
    let manifest = (try? SourceText(reading: kit.root.appending(path: "Package.swift")))?.text ?? ""
    return ManifestTable.mend(manifest: manifest, catalog: catalog).map { [Finding(nil, .manifest(mend: $0))] } ?? []
  }

  /// What lies in a chapter's folders without belonging to it.
  func findings(_ chapter: Chapter) -> [Finding] {
    let lesson = ["chapter.json"] + Language.allCases.map(LessonInspection.fileName)
    let places = [
      ("Chapters", kit.chapters, lesson), ("Solutions", kit.solutions, []), ("Tests/Chapters", kit.suites, []),
    ]
    return places.flatMap { place, root, known in
      Folder.entries(root.appending(path: chapter.id), except: chapter.exercises.map { "\($0.id)/" } + known)
        .map { Finding(chapter.number, .strayFile("\(place)/\(chapter.id)/\($0)")) }
    }
  }

  /// What is not as it should be with one exercise's texts and files.
  func findings(_ chapter: Chapter, _ exercise: Exercise) -> [Finding] {
    let id = ExerciseID(chapter: chapter.id, exercise: exercise.id)
    var problems: [Finding.Problem] = []
    if exercise.points <= 0 { problems.append(.noPoints) }
    for language in Language.allCases {
      if exercise.title[language].isEmpty { problems.append(.noTitle(language)) }
      if exercise.hints[language].count < 3 { problems.append(.hintsTooFew(language)) }
      problems += lessonProblems(chapter, exercise, language)
    }
    if exercise.hasEngine {
      problems += fileProblems(id, exercise) + givenProblems(id, exercise) + stubProblems(id, exercise)
    }
    if exercise.kind == .feature { problems += suiteProblems(id, exercise) }
    problems += strayProcesses(id, exercise)
    return problems.map { Finding(id.description, $0) }
  }

  /// An exercise has a section of the lesson whose heading begins with its number: `## 1.1 Counter`.
  private func lessonProblems(_ chapter: Chapter, _ exercise: Exercise, _ language: Language) -> [Finding.Problem] {
    let heading = "## \(chapter.number(of: exercise)) "
    let file = "Chapters/\(chapter.id)/\(LessonInspection.fileName(language))"
    guard let lesson = try? SourceText(reading: kit.root.appending(path: file)) else { return [.missingFile(file)] }
    let hasSection = lesson.text.split(separator: "\n").contains { $0.hasPrefix(heading) }
    return hasSection ? [] : [.noLessonSection(file: file, heading: heading + exercise.id)]
  }

  private func suiteProblems(_ id: ExerciseID, _ exercise: Exercise) -> [Finding.Problem] {
    do throws(GraderFault) {
      let suite = try ExerciseSuite(
        kit: kit,
        id: id,
        module: exercise.suiteModule,
        processes: exercise.allProcesses.map(\.name)
      )
      let count = suite.tests.reduce(0) { $0 + $1.sites.count }
      return count == exercise.assertions ? [] : [.suiteAsserts(count: count, said: exercise.assertions)]
    } catch {
      guard case .unreadableSuite(_, let reason) = error else { return [.suiteUnreadable(reason: error.english)] }
      return [.suiteUnreadable(reason: reason)]
    }
  }

  /// The programs that nobody starts.
  private func strayProcesses(_ id: ExerciseID, _ exercise: Exercise) -> [Finding.Problem] {
    let path = "\(id.path)/Processes"
    return Folder.entries(kit.suites.appending(path: path), except: exercise.allProcesses.map(\.name).map { "\($0)/" })
      .map { .strayFile("Tests/Chapters/\(path)/\($0)") }
  }

  /// What learners' files are put back to is what learners begin with.
  private func stubProblems(_ id: ExerciseID, _ exercise: Exercise) -> [Finding.Problem] {
    let copies = (exercise.files + exercise.givenFiles).compactMap { name -> Finding.Problem? in
      let places = [kit.chapters.appending(path: "\(id.path)/\(name)"), kit.stub(id).appending(path: name)]
      let texts = places.map { try? Data(contentsOf: $0) }
      // A stub that is missing is told elsewhere.
      guard let stub = texts[0], stub != texts[1] else { return nil }
      return .stubCopyDiffers("Tests/Chapters/\(id.path)/Stub/\(name)", from: "Chapters/\(id.path)/\(name)")
    }
    return copies + strayPaths(in: kit.stub(id), exercise).map { .strayFile("Tests/Chapters/\(id.path)/Stub/\($0)") }
  }

  /// What is given is the same for learners and for those who judge them.
  private func givenProblems(_ id: ExerciseID, _ exercise: Exercise) -> [Finding.Problem] {
    exercise.givenFiles.compactMap { name in
      let texts = [kit.chapters, kit.solutions].map { root in
        try? SourceText(reading: root.appending(path: "\(id.path)/\(name)"))
      }
      return texts[0] == nil || texts[0] != texts[1] ? .givenDiffers("\(id.path)/\(name)") : nil
    }
  }

  /// What lies in an exercise's folder, or in those of its modules, without being one of its files.
  private func strayPaths(in folder: URL, _ exercise: Exercise) -> [String] {
    let known = exercise.files + exercise.givenFiles
    guard let modules = exercise.modules else { return Folder.entries(folder, except: known) }
    return Folder.entries(folder, except: modules.map { "\($0)/" })
      + modules.flatMap { module in
        Folder.entries(folder.appending(path: module), except: []).map { "\(module)/\($0)" }
          .filter { !known.contains($0) }
      }
  }

  private func fileProblems(_ id: ExerciseID, _ exercise: Exercise) -> [Finding.Problem] {
    var problems: [Finding.Problem] = []
    for (place, root) in [("Chapters", kit.chapters), ("Solutions", kit.solutions)] {
      let folder = root.appending(path: id.path)
      for path in strayPaths(in: folder, exercise) { problems.append(.strayFile("\(place)/\(id.path)/\(path)")) }
      var todos = 0
      var isWhole = true
      for name in exercise.files {
        guard let source = try? SourceText(reading: folder.appending(path: name)) else {
          problems.append(.missingFile("\(place)/\(id.path)/\(name)"))
          isWhole = false
          continue
        }
        todos += source.text.matches(of: /\/\/ TODO:/).count
      }
      let first = "\(place)/\(id.path)/\(exercise.files.first ?? "")"
      if place == "Chapters", todos == 0, isWhole { problems.append(.noTodo(file: first)) }
      if place == "Solutions", todos > 0 { problems.append(.todoLeft(file: first)) }
    }
    return problems
  }
}
