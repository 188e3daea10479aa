import Foundation

/// What tells that a file has changed, without reading it: the package manager goes by the same when it builds.
struct FileStamp: Equatable, Sendable, Codable {
  var path: String
  /// In bytes.
  var size: Int64
  /// When the content changed last, in nanoseconds since 1970.
  var modified: Int64
  /// When anything about the file changed last; no program can set that back.
  var changed: Int64

  /// Looks at a file; one that is not there has no size and no times.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - path: The name that the stamp gives it.
  init(_ url: URL, as path: String) {
    var status = stat()
    let isThere = stat(url.path, &status) == 0
    self.init(path, isThere ? status : nil)
  }

  private init(_ path: String, _ status: stat?) {
    self.path = path
    size = status.map { Int64($0.st_size) } ?? -1
    #if canImport(Darwin)
      modified = status.map { Self.nanoseconds($0.st_mtimespec) } ?? -1
      changed = status.map { Self.nanoseconds($0.st_ctimespec) } ?? -1
    #else
      modified = status.map { Self.nanoseconds($0.st_mtim) } ?? -1
      changed = status.map { Self.nanoseconds($0.st_ctim) } ?? -1
    #endif
  }

  /// Looks at all files below a folder, save those that no build reads because their names begin with a dot.
  ///
  /// - Parameter folder: The folder; without one there are no files.
  /// - Returns: Their stamps, sorted by their paths from the folder.
  static func all(in folder: URL) -> [FileStamp] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter { !$0.hasPrefix(".") && !$0.contains("/.") }.sorted().compactMap { path in
      var status = stat()
      // A folder changes with whatever lies in it for a moment.
      guard stat("\(folder.path)/\(path)", &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return nil }
      return FileStamp(path, status)
    }
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
