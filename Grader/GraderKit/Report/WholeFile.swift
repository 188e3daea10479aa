import Foundation

/// Writes files that are either whole or not there.
package enum WholeFile {
  /// Writes a text beside its place first and then moves it there in one step.
  ///
  /// What is no ordinary file, such as a pipe or what a path below `/dev` leads to, is written to where it is.
  ///
  /// - Parameters:
  ///   - text: What the file shall hold.
  ///   - path: Its place; relative paths start at the working folder.
  /// - Throws: ``GraderFault/output(path:reason:)``; what stood there before is then still there.
  package static func write(_ text: String, to path: String) throws(GraderFault) {
    // A link stays, and what it leads to is written.
    let url = URL(filePath: FilePlace(path).path)
    do {
      if let descriptor = NamedDescriptor(path) {
        if let refusal = descriptor.refusal { throw GraderFault.output(path: path, number: refusal) }
        try FileHandle(fileDescriptor: descriptor.number).write(contentsOf: Data(text.utf8))
      } else if leadsOutOfSystem(path, to: url.path) || isSpecial(url.path) {
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
    if let descriptor = NamedDescriptor(path) {
      if let refusal = descriptor.refusal { throw .output(path: path, number: refusal) }
      return
    }
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

  /// Whether a path of the system's own is another process's name for a file, which that process is writing to.
  private static func leadsOutOfSystem(_ path: String, to place: String) -> Bool {
    ["/dev/", "/proc/"].contains { path.hasPrefix($0) && !place.hasPrefix($0) }
  }

  private static func isSpecial(_ place: String) -> Bool {
    var status = stat()
    return stat(place, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }

  private static func writeThrough(_ text: String, to url: URL) throws {
    // Not waiting: a pipe that nobody reads would be waited for without end. At the end: what a file held before stays.
    let descriptor = open(url.path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw GraderFault.output(path: url.path, number: errno) }
    defer { close(descriptor) }
    _ = fcntl(descriptor, F_SETFL, O_APPEND)
    try FileHandle(fileDescriptor: descriptor).write(contentsOf: Data(text.utf8))
  }
}

extension GraderFault {
  /// A file cannot be written, for a reason that the system has told.
  static func output(path: String, error: any Error) -> GraderFault { .output(path: path, number: error.number) }

  /// A file cannot be written, for a reason that the system has a number for.
  fileprivate static func output(path: String, number: Int32) -> GraderFault {
    .output(path: path, reason: reason(number, at: path))
  }

  private static func reason(_ number: Int32, at path: String) -> String {
    // The system speaks of a device.
    guard number == ENXIO else { return String(cString: strerror(number)) }
    var status = stat()
    let isPipe = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
    return isPipe ? "Nobody reads from it" : "It is neither a file nor a pipe"
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
