import Foundation

/// What the grader tells a process while it runs, on the process's standard input.
///
/// One line at a time: the next only when the process has answered the last, so that none waits in the pipe.
final class ProcessInput {
  private(set) var readEnd: Int32 = -1
  private var writeEnd: Int32 = -1

  deinit {
    end()
    if readEnd >= 0 { close(readEnd) }
  }

  /// Opens the pipe; to be called while nobody else starts a process, who could keep it from ever coming to its end.
  ///
  /// - Throws: ``GraderFault/workspace(path:reason:)`` where there are no more descriptors.
  func open() throws(GraderFault) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .workspace(path: "pipe", reason: String(cString: strerror(errno))) }
    // The end to read from stays open here, too: who writes to a process that has ended is not ended by a signal then.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  /// Tells the process a line.
  ///
  /// - Parameter line: The line, without its end.
  func write(_ line: String) {
    var bytes = Array("\(line)\n".utf8)[...]
    while !bytes.isEmpty, writeEnd >= 0 {
      let count = bytes.withUnsafeBytes { Foundation.write(writeEnd, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Tells the process that nothing follows.
  func end() {
    guard writeEnd >= 0 else { return }
    close(writeEnd)
    writeEnd = -1
  }
}
