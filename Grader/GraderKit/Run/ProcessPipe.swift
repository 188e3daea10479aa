import Foundation

/// A pipe from a process to the grader, read without ever waiting for its end.
///
/// What has arrived is out of the writer's reach: nothing that the process does later can alter or withdraw it.
final class ProcessPipe {
  private(set) var writeEnd: Int32
  private let readEnd: Int32
  private var isAtEnd = false
  private let take: (UnsafeRawBufferPointer) -> Void

  /// Opens a pipe.
  ///
  /// - Parameter take: Is handed the bytes as they arrive.
  /// - Throws: ``GraderFault/workspace(path:reason:)`` where there are no more descriptors.
  init(take: @escaping (UnsafeRawBufferPointer) -> Void) throws(GraderFault) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Self.fault }
    // Above the numbers that processes know their pipes by, so that placing one there replaces no other.
    let high = fcntl(ends[1], F_DUPFD_CLOEXEC, 100)
    let fault = Self.fault
    Foundation.close(ends[1])
    guard high >= 0 else {
      Foundation.close(ends[0])
      throw fault
    }
    (readEnd, writeEnd) = (ends[0], high)
    _ = fcntl(readEnd, F_SETFD, FD_CLOEXEC)
    _ = fcntl(readEnd, F_SETFL, O_NONBLOCK)
    // Whoever opens it again by its name in '/dev/fd', even as another user, may write and cannot read what is under way.
    fchmod(writeEnd, 0o222)
    self.take = take
  }

  func close() {
    closeWriteEnd()
    Foundation.close(readEnd)
  }

  func closeWriteEnd() {
    guard writeEnd >= 0 else { return }
    Foundation.close(writeEnd)
    writeEnd = -1
  }

  /// Takes what is there; where there is nothing, waits for it at most so many milliseconds.
  static func read(_ pipes: [ProcessPipe], waiting milliseconds: Int32) {
    let open = pipes.filter { !$0.isAtEnd }
    guard !open.isEmpty else {
      // The process has closed its pipes: without one to wait on, wait for its end in small steps.
      if milliseconds > 0 { usleep(1_000) }
      return
    }
    var entries = open.map { pollfd(fd: $0.readEnd, events: Int16(POLLIN), revents: 0) }
    guard poll(&entries, nfds_t(entries.count), milliseconds) > 0 else { return }
    for (pipe, entry) in zip(open, entries) where entry.revents != 0 { pipe.read() }
  }

  private func read() {
    // A flood must not keep the caller from looking at the clock: one round takes a bounded number of chunks.
    withUnsafeTemporaryAllocation(byteCount: 64 << 10, alignment: 1) { chunk in
      for _ in 0..<16 {
        let count = Foundation.read(readEnd, chunk.baseAddress, chunk.count)
        if count == 0 { isAtEnd = true }
        guard count > 0 else { return }
        take(UnsafeRawBufferPointer(rebasing: chunk[..<count]))
      }
    }
  }

  private static var fault: GraderFault { .workspace(path: "pipe", reason: String(cString: strerror(errno))) }
}
