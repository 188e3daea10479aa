import Foundation

/// Writes files that are either whole or not there.
package enum WholeFile {
  /// Writes a text beside its place first and then moves it there in one step.
  ///
  /// What is no ordinary file, such as `/dev/stdout`, is written to where it is.
  ///
  /// - Parameters:
  ///   - text: What the file shall hold.
  ///   - path: Its place; relative paths start at the working folder.
  /// - Throws: ``GraderFault/output(path:reason:)``; what stood there before is then still there.
  package static func write(_ text: String, to path: String) throws(GraderFault) {
    // A link stays, and what it leads to is written.
    let url = URL(filePath: path).resolvingSymlinksInPath()
    do {
      var status = stat()
      if stat(url.path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
        // A device or a pipe is not a file that could be half written, and must not be put out of its place.
        try writeThrough(text, to: url)
      } else {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url, options: .atomic)
      }
    } catch let fault as GraderFault {
      throw fault
    } catch {
      throw .output(path: path, reason: error.localizedDescription)
    }
  }

  private static func writeThrough(_ text: String, to url: URL) throws {
    let descriptor = open(url.path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw GraderFault.output(path: url.path, reason: String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    try FileHandle(fileDescriptor: descriptor).write(contentsOf: Data(text.utf8))
  }
}
