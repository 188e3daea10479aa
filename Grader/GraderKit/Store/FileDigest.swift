import Foundation

/// A file by what it holds: who checks it out anew, or only saves it, has not changed it.
struct FileDigest: Equatable, Sendable, Encodable {
  var path: String
  /// Nothing where there is no such file.
  var content: String?

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - url: The file, one of the kit's own.
  ///   - path: The name that the digest gives it.
  init(_ url: URL, as path: String) {
    self.path = path
    content = FileManager.default.contents(atPath: url.path).map { SHA256.hexadecimal([UInt8]($0)) }
  }

  /// Reads all files below a folder that ``FileStamp/all(in:)`` looks at.
  static func all(in folder: URL) -> [FileDigest] {
    FileStamp.all(in: folder).map { FileDigest(folder.appending(path: $0.path), as: $0.path) }
  }
}
