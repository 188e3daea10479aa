import Foundation

/// Looks at folders that someone else may have made.
enum Folder {
  /// How many names of one folder are looked at.
  static let limit = 10_000

  /// Whether there is a folder, and not a symbolic link to one.
  static func exists(_ url: URL) -> Bool {
    var status = stat()
    return lstat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Makes a folder, and those on the way to it, where there is none.
  ///
  /// - Throws: ``GraderFault/inTheWay(path:)`` where something else stands in its place,
  ///   ``GraderFault/output(path:reason:)``.
  static func make(_ url: URL) throws(GraderFault) {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      var nearest = url
      var status = stat()
      while lstat(nearest.path, &status) != 0, nearest.path != "/" { nearest.deleteLastPathComponent() }
      // A link to a folder serves as one.
      guard stat(nearest.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        throw .inTheWay(path: nearest.path)
      }
      throw .output(path: url.path, error: error)
    }
  }

  /// A place in a folder that nothing has yet: a name or, where that is taken, the name with a number.
  static func free(_ name: String, ending: String = "", in folder: URL) -> URL {
    var place = folder.appending(path: name + ending)
    var number = 1
    var status = stat()
    while lstat(place.path, &status) == 0 {
      number += 1
      place = folder.appending(path: "\(name)-\(number)\(ending)")
    }
    return place
  }

  /// The names in a folder, sorted, without some; that of a folder ends in a slash.
  static func entries(_ url: URL, except known: [String]) -> [String] {
    let descriptor = open(url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    return listing(descriptor).names.filter { !known.contains($0) }
  }

  /// What lies in an open folder, which is closed.
  static func listing(_ descriptor: Int32) -> FolderListing {
    guard let stream = fdopendir(descriptor) else {
      close(descriptor)
      return FolderListing(names: [])
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      guard names.count < limit else { return FolderListing(names: names, isWhole: false) }
      var status = stat()
      let isFolder =
        fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && status.st_mode & S_IFMT == S_IFDIR
      names.append(isFolder ? name + "/" : name)
    }
    return FolderListing(names: names)
  }
}
