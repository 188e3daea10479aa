import Foundation

/// The content of an exercise's files, looked at again and again.
///
/// Content and not events: an editor that saves by renaming, or a file system that sends no events, makes no difference.
package struct WatchedFiles: Equatable, Sendable {
  private let contents: [Data?]

  /// Reads the files as they are now.
  package init(kit: Kit, entry: Standing.Entry) {
    contents = entry.exercise.files.map { name in
      let path = kit.chapters.appending(path: "\(entry.id.path)/\(name)").path
      // What is no file, or has grown beyond what is taken, is told by the verdict.
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= SourceText.sizeLimit else {
        return nil
      }
      return FileManager.default.contents(atPath: path)
    }
  }
}
