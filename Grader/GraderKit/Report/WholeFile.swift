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
    let url = URL(filePath: FilePlace(path).path)
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
      throw .output(path: path, number: error.number)
    }
  }

  /// Sees whether a file can be written, as far as that can be seen without writing it.
  ///
  /// - Parameter path: Its place.
  /// - Throws: ``GraderFault/output(path:reason:)``.
  package static func check(_ path: String) throws(GraderFault) {
    let place = FilePlace(path)
    if path.hasSuffix("/") { throw .output(path: path, number: EISDIR) }
    var status = stat()
    let isThere = stat(place.path, &status) == 0
    if isThere, status.st_mode & S_IFMT == S_IFDIR { throw .output(path: path, number: EISDIR) }
    // An ordinary file is put in its place from beside it.
    let isOrdinary = !isThere || status.st_mode & S_IFMT == S_IFREG
    guard isOrdinary else { return }
    if stat(place.nearest, &status) == 0, status.st_mode & S_IFMT != S_IFDIR {
      throw .output(path: path, number: ENOTDIR)
    }
    guard access(place.nearest, W_OK | X_OK) == 0 else { throw .output(path: path, number: errno) }
  }

  private static func writeThrough(_ text: String, to url: URL) throws {
    // Not waiting: a pipe that nobody reads would be waited for without end.
    let descriptor = open(url.path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw GraderFault.output(path: url.path, number: errno) }
    defer { close(descriptor) }
    _ = fcntl(descriptor, F_SETFL, 0)
    try FileHandle(fileDescriptor: descriptor).write(contentsOf: Data(text.utf8))
  }
}

extension GraderFault {
  /// A file cannot be written, for a reason that the system has a number for.
  fileprivate static func output(path: String, number: Int32) -> GraderFault {
    // A pipe that nobody has open for reading; the system speaks of a device.
    let reason = number == ENXIO ? "Nobody reads from it" : String(cString: strerror(number))
    return .output(path: path, reason: reason)
  }
}

extension Error {
  /// The system's number for it.
  fileprivate var number: Int32 {
    let error = self as NSError
    if error.domain == NSPOSIXErrorDomain { return Int32(truncatingIfNeeded: error.code) }
    return (error.userInfo[NSUnderlyingErrorKey] as? any Error)?.number ?? EIO
  }
}
