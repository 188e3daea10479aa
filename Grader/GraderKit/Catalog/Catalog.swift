import Foundation

/// What the course holds, in order.
package struct Catalog: Equatable, Sendable {
  package var chapters: [Chapter]
  /// The ids of the chapters whose suites are not here: in a learner edition, a teacher may have kept them.
  package var withheld: Set<String> = []
  /// The modules of the library that every exercise, suite and lesson uses.
  package var everywhere: [String] = []

  package init(chapters: [Chapter]) {
    self.chapters = chapters
  }

  /// Reads every `chapter.json` of a kit.
  ///
  /// - Parameters:
  ///   - kit: The kit to read.
  ///   - canBeEmpty: Whether it may have no chapter yet.
  /// - Throws: ``GraderFault/unreadableCatalog(file:reason:)`` for a file that cannot be read or understood.
  package init(kit: Kit, canBeEmpty: Bool = false) throws(GraderFault) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: kit.chapters.path)
    } catch {
      throw .unreadableCatalog(file: "Chapters", reason: error.localizedDescription)
    }
    var chapters: [Chapter] = []
    for name in names.sorted() where name.first?.isNumber == true {
      let file = "Chapters/\(name)/chapter.json"
      let url = kit.chapters.appending(path: name).appending(path: "chapter.json")
      guard Folder.exists(url.deletingLastPathComponent()) else { continue }
      do {
        let chapter = try JSONDecoder().decode(Chapter.self, from: Data(SourceText(reading: url).text.utf8))
        guard chapter.id == name else {
          throw GraderFault.unreadableCatalog(file: file, reason: "its id is '\(chapter.id)', its folder '\(name)'")
        }
        for exercise in chapter.exercises {
          if let reason = exercise.problem { throw GraderFault.unreadableCatalog(file: file, reason: reason) }
        }
        chapters.append(chapter)
      } catch let fault as GraderFault {
        throw fault
      } catch let refusal as SourceText.Refusal {
        throw .unreadableCatalog(file: file, reason: refusal.english)
      } catch let error as DecodingError {
        throw .unreadableCatalog(file: file, reason: error.reason)
      } catch {
        throw .unreadableCatalog(file: file, reason: "\(error)")
      }
    }
    guard canBeEmpty || !chapters.isEmpty else {
      throw .unreadableCatalog(file: "Chapters", reason: "there is no chapter in it")
    }
    self.chapters = chapters
    withheld = Set(try Edition.of(kit)?.withheld ?? [])
    let manifest = try? SourceText(reading: kit.root.appending(path: "Package.swift"))
    everywhere = ManifestTable.everywhere(manifest: manifest?.text ?? "")
    // An exercise's id names its modules, and all modules are built in one workspace.
    var ids: Set<String> = []
    for (chapter, exercise) in exercises where !ids.insert(exercise.id).inserted {
      throw .unreadableCatalog(
        file: "Chapters/\(chapter.id)/chapter.json",
        reason: "another exercise is called '\(exercise.id)', too; names are unique in the course"
      )
    }
    var modules: Set<String> = []
    for (chapter, exercise) in exercises {
      guard let twin = exercise.targetNames.first(where: { !modules.insert($0).inserted }) else { continue }
      throw .unreadableCatalog(
        file: "Chapters/\(chapter.id)/chapter.json",
        reason: "another module is called '\(twin)', too; the names of modules and processes are unique in the course"
      )
    }
  }

  /// Every exercise, in order, with its chapter.
  package var exercises: [(chapter: Chapter, exercise: Exercise)] {
    chapters.flatMap { chapter in chapter.exercises.map { (chapter, $0) } }
  }

  /// The exercise of an id, if there is one.
  package func exercise(_ id: ExerciseID) -> Exercise? {
    chapters.first { $0.id == id.chapter }?.exercises.first { $0.id == id.exercise }
  }
}
