import Foundation

/// The place that a path leads to, over whatever links, whether or not anything is there yet.
struct FilePlace: Equatable, Sendable {
  /// The path without links, `.` and `..`, from the root.
  let path: String

  /// Follows a path.
  ///
  /// - Parameter path: A path; a relative one starts at the working folder.
  init(_ path: String) {
    self.path = Self.real(path, links: 40)
  }

  /// The file or folder that is there.
  var identity: FileIdentity? { FileIdentity(path) }

  /// Whether a folder is there.
  var isFolder: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The folders that it lies in and that are there.
  var folders: [FileIdentity] {
    var parents: [String] = []
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      parents.append(rest.isEmpty ? "/" : String(rest))
    }
    return parents.compactMap(FileIdentity.init)
  }

  /// The nearest folder, or whatever is there in place of one.
  var nearest: String {
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/"), slash > rest.startIndex {
      rest = rest[..<slash]
      if FileIdentity(String(rest)) != nil { return String(rest) }
    }
    return "/"
  }

  private static func real(_ path: String, links: Int) -> String {
    if let pointer = realpath(path, nil) {
      defer { free(pointer) }
      return String(cString: pointer)
    }
    // What has no path of its own, such as a pipe that is named by its descriptor.
    if FileIdentity(path) != nil { return path }
    var parts = path.split(separator: "/", omittingEmptySubsequences: true)
    guard let name = parts.popLast() else { return path.isEmpty ? real(".", links: links) : "/" }
    let parent = real((path.hasPrefix("/") ? "/" : "./") + parts.joined(separator: "/"), links: links)
    let prefix = parent == "/" ? "" : parent
    switch name {
    case ".": return parent
    case "..": return String(prefix[..<(prefix.lastIndex(of: "/") ?? prefix.startIndex)])
    default: break
    }
    // A link to what is not there yet: who writes to it makes that.
    guard links > 0, let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(prefix)/\(name)") else {
      return "\(prefix)/\(name)"
    }
    return real(target.hasPrefix("/") ? target : "\(prefix)/\(target)", links: links - 1)
  }
}

/// A file or folder by what the kernel knows it by: no link and no spelling hides it.
struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64
  /// Whether it is an ordinary file.
  let isFile: Bool
  /// Whether an ordinary file has another name besides, by a hard link.
  let hasOtherNames: Bool

  /// Looks at what a path leads to; there is nothing where there is none.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    isFile = status.st_mode & S_IFMT == S_IFREG
    hasOtherNames = isFile && status.st_nlink > 1
  }

  static func == (first: Self, second: Self) -> Bool { first.device == second.device && first.number == second.number }

  func hash(into hasher: inout Hasher) {
    hasher.combine(device)
    hasher.combine(number)
  }
}
