import Foundation

/// The checkout that the grader belongs to, and where things lie in it.
package struct Kit: Equatable, Sendable {
  /// The folder that holds `Package.swift`.
  package var root: URL

  package init(root: URL) {
    self.root = root
  }

  package var chapters: URL { root.appending(path: "Chapters", directoryHint: .isDirectory) }
  package var solutions: URL { root.appending(path: "Solutions", directoryHint: .isDirectory) }
  package var suites: URL { root.appending(path: "Tests/Chapters", directoryHint: .isDirectory) }
  /// Everything here may be deleted at any time.
  package var buildFolder: URL { root.appending(path: ".build", directoryHint: .isDirectory) }
  /// Where a learner's progress is kept; never below the build folder.
  package var progress: URL { root.appending(path: ".workbook/progress.json") }

  /// Where the versions of a learner's files are kept that a later one took the place of.
  package var kept: URL { root.appending(path: ".workbook/kept", directoryHint: .isDirectory) }

  /// Where an exercise's files lie as learners get them, with those that are given: those in ``chapters`` change as they work.
  func stub(_ id: ExerciseID) -> URL { suites.appending(path: "\(id.path)/Stub", directoryHint: .isDirectory) }

  /// Whether a word is a path to chapters of another kit.
  ///
  /// - Parameter word: What was typed; a path that is not there may still be one below this kit's root.
  /// - Returns: Whether it is certain that another kit is meant.
  package func isElsewhere(_ word: String) -> Bool {
    guard word.split(separator: "/").contains("Chapters") else { return false }
    guard word.hasPrefix("/") || FileManager.default.fileExists(atPath: word) else { return false }
    let place = URL(filePath: word).standardizedFileURL.resolvingSymlinksInPath().path
    return !place.hasPrefix(root.resolvingSymlinksInPath().path + "/")
  }

  /// Finds the kit that some places belong to.
  ///
  /// - Parameter starts: Folders or files to look from, best first; each one's parents are looked at too.
  /// - Returns: The first kit found.
  /// - Throws: ``GraderFault/noKit`` where none of the folders belongs to one.
  package static func locate(from starts: [URL]) throws(GraderFault) -> Kit {
    for start in starts {
      var folder = start.standardizedFileURL
      while folder.path != "/" {
        let kit = Kit(root: folder)
        if kit.isComplete { return kit }
        folder.deleteLastPathComponent()
      }
    }
    throw .noKit
  }

  /// Whether it is all there; it may have been moved or removed since it was found.
  package var isComplete: Bool {
    [root.appending(path: "Package.swift"), chapters, root.appending(path: "Grader")]
      .allSatisfy { FileManager.default.fileExists(atPath: $0.path) }
  }
}
