import Foundation

/// What a learner hands in: the files that the catalog names, and nothing else.
package struct Submission: Equatable, Sendable {
  /// One exercise's files.
  package struct Work: Equatable, Sendable {
    /// The files that were taken, in the catalog's order.
    package var sources: [Source]
    /// The files that were not, with the reason.
    package var refused: [Refused]

    /// The texts of the files that were taken, by name.
    package var texts: [String: String] {
      Dictionary(sources.map { ($0.name, $0.text.text) }) { first, _ in first }
    }
  }

  /// A file that was taken.
  package struct Source: Equatable, Sendable {
    package var name: String
    package var text: SourceText
  }

  /// A file that was not taken.
  package struct Refused: Equatable, Sendable {
    package var name: String
    package var reason: SourceText.Refusal
  }

  /// The name that reports give it.
  package var id: String
  package var works: [ExerciseID: Work]
  /// Whether it is the kit's own checkout, so that its reader can edit it.
  package var isOwn: Bool
  /// Whether it has any chapter of the course; without, it may well be the wrong folder.
  package var hasChapters: Bool
  /// What it holds besides, as paths relative to it; folders end in a slash and are not looked into.
  package var ignored: [String]
  /// Whether ``ignored`` was cut short.
  package var ignoresMore: Bool

  /// How many ignored paths are told.
  static let ignoredLimit = 50
}

extension Submission {
  /// Reads a tree: a checkout of the kit, its `Chapters` folder, or a folder of the same shape.
  ///
  /// Nothing in the tree is written to, no symbolic link in it is followed.
  ///
  /// - Parameters:
  ///   - tree: The tree's folder.
  ///   - catalog: What to take.
  ///   - isOwn: Whether the tree is the kit's own: then only what lies in its chapters' folders can be ignored.
  /// - Throws: ``UsageError/noSubmission(path:)`` where there is no such folder.
  package init(tree: URL, catalog: Catalog, isOwn: Bool = false) throws(UsageError) {
    let given = URL(filePath: tree.path, directoryHint: .isDirectory).standardizedFileURL
    let root = given.resolvingSymlinksInPath()
    guard Folder.exists(root) else { throw .noSubmission(path: tree.path) }
    let nested = root.appending(path: "Chapters", directoryHint: .isDirectory)
    let isCheckout = Folder.exists(nested)
    let chapters = isCheckout ? nested : root
    let prefix = isCheckout ? "Chapters/" : ""

    hasChapters = catalog.chapters.contains { Folder.exists(chapters.appending(path: $0.id)) }
    id = given.lastPathComponent
    self.isOwn = isOwn
    works = [:]
    var ignored: [String] = []
    if isCheckout, !isOwn { ignored += Folder.entries(root, except: ["Chapters"]) }
    if !isOwn {
      let known = catalog.chapters.map(\.id) + ["Library", "README.md", "README.ko.md"]
      ignored += Folder.entries(chapters, except: known).map { prefix + $0 }
    }
    for chapter in catalog.chapters {
      let folder = chapters.appending(path: chapter.id, directoryHint: .isDirectory)
      let known = chapter.exercises.map(\.id) + ["chapter.json", "README.md", "README.ko.md"]
      let hasFolder = Folder.exists(folder)
      if hasFolder { ignored += Folder.entries(folder, except: known).map { "\(prefix)\(chapter.id)/\($0)" } }
      for exercise in chapter.exercises {
        let exerciseFolder = folder.appending(path: exercise.id, directoryHint: .isDirectory)
        let exists = hasFolder && Folder.exists(exerciseFolder)
        if exists {
          ignored += Folder.entries(exerciseFolder, except: exercise.files)
            .map { "\(prefix)\(chapter.id)/\(exercise.id)/\($0)" }
        }
        let id = ExerciseID(chapter: chapter.id, exercise: exercise.id)
        works[id] = Work(files: exercise.files, in: exists ? exerciseFolder : nil)
      }
    }
    ignoresMore = ignored.count > Self.ignoredLimit
    self.ignored = Array(ignored.prefix(Self.ignoredLimit))
  }
}

extension Submission.Work {
  fileprivate init(files: [String], in folder: URL?) {
    self.init(sources: [], refused: [])
    for name in files {
      do {
        guard let folder else { throw SourceText.Refusal.missing }
        let text = try SourceText(reading: folder.appending(path: name))
        // What the compiler says of this file would be taken for another's, and that one's author would pay.
        if text.text.contains("#sourceLocation") { throw SourceText.Refusal.movesLines }
        sources.append(.init(name: name, text: text))
      } catch {
        refused.append(.init(name: name, reason: error as? SourceText.Refusal ?? .unreadable))
      }
    }
  }
}
