import Foundation

/// The files below a folder that someone else made: nothing is written to, and no link in it is followed.
struct FolderFiles: FileSource {
  let name: String
  /// The folder's real path.
  let root: String

  /// Looks at a folder; there is nothing where there is none.
  ///
  /// - Parameter url: The folder; the path to it may lead over links.
  init?(_ url: URL) {
    let given = URL(filePath: url.path, directoryHint: .isDirectory).standardizedFileURL
    name = given.lastPathComponent
    root = given.resolvingSymlinksInPath().path
    guard Folder.exists(given.resolvingSymlinksInPath()) else { return nil }
  }

  func isFolder(_ path: String) -> Bool {
    guard let folder = open(folder: path[...]) else { return false }
    close(folder)
    return true
  }

  func listing(of folder: String) -> FolderListing {
    guard let descriptor = open(folder: folder[...]) else { return FolderListing(names: []) }
    return Folder.listing(descriptor)
  }

  func bytes(of path: String) throws(SourceText.Refusal) -> [UInt8] {
    let parts = path.split(separator: "/")
    guard let name = parts.last, let folder = open(folder: parts.dropLast().joined(separator: "/")[...]) else {
      throw errno == EACCES ? .unreadable : .missing
    }
    defer { close(folder) }
    return try SourceText.bytes(of: openat(folder, String(name), SourceText.openFlags))
  }

  func modified(_ path: String) -> Int? {
    let parts = path.split(separator: "/")
    guard let name = parts.last, let folder = open(folder: parts.dropLast().joined(separator: "/")[...]) else {
      return nil
    }
    defer { close(folder) }
    var status = stat()
    guard fstatat(folder, String(name), &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    return status.modified
  }

  /// Opens a folder below the root one step after the other, so that no link on the way is followed.
  private func open(folder path: Substring) -> Int32? {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    var descriptor = Foundation.open(root, flags)
    for part in path.split(separator: "/") where descriptor >= 0 {
      let next = openat(descriptor, String(part), flags)
      let reason = errno
      close(descriptor)
      errno = reason
      descriptor = next
    }
    return descriptor >= 0 ? descriptor : nil
  }
}

extension stat {
  /// When the content was changed last, in seconds since 1970.
  var modified: Int {
    #if canImport(Darwin)
      st_mtimespec.tv_sec
    #else
      st_mtim.tv_sec
    #endif
  }
}
