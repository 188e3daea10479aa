import Foundation

/// The content of an exercise's files, looked at again and again.
///
/// Content and not events: an editor that saves by renaming, or a file system that sends no events, makes no difference.
package struct WatchedFiles: Equatable, Sendable {
  private enum Content: Equatable {
    case file([UInt8]?)
    /// Nothing that is taken, by its kind and by that of what it leads to: the verdict tells why.
    case other(mode_t?, mode_t?)
  }

  private let contents: [Content]

  /// Reads the files as they are now.
  package init(kit: Kit, entry: Standing.Entry) {
    contents = entry.exercise.files.map { name in
      let path = kit.chapters.appending(path: "\(entry.id.path)/\(name)").path
      var (link, target) = (stat(), stat())
      let kind = lstat(path, &link) == 0 ? link.st_mode & S_IFMT : nil
      let ledTo = stat(path, &target) == 0 ? target.st_mode & S_IFMT : nil
      guard ledTo == S_IFREG, target.st_size <= SourceText.sizeLimit else { return .other(kind, ledTo) }
      return .file(try? SourceText.bytes(of: open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)))
    }
  }
}
