import Foundation

/// The pipe that a process prints into: read without ever waiting for its end, kept within a limit.
final class OutputPipe {
  private(set) var writeEnd: Int32
  private let readEnd: Int32
  private var isAtEnd = false
  private let half: Int
  private var head: [UInt8] = []
  private var tail: [UInt8] = []
  private var dropped = 0

  init(limit: Int) throws(GraderFault) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw .workspace(path: "pipe", reason: String(cString: strerror(errno)))
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
    half = limit / 2
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(readEnd, F_SETFL, O_NONBLOCK)
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
  func read(waiting milliseconds: Int32) {
    guard !isAtEnd else {
      // The process has closed its output: without a pipe to wait on, wait for its end in small steps.
      usleep(1_000)
      return
    }
    var entry = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, milliseconds) > 0 else { return }
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    // A flood must not keep the caller from looking at the clock: one round takes a bounded number of chunks.
    for _ in 0..<16 {
      let count = Foundation.read(readEnd, &chunk, chunk.count)
      if count == 0 { isAtEnd = true }
      guard count > 0 else { return }
      keep(chunk[..<count])
    }
  }

  private func keep(_ bytes: ArraySlice<UInt8>) {
    let room = max(0, half - head.count)
    head += bytes.prefix(room)
    tail += bytes.dropFirst(room)
    guard tail.count > 2 * half else { return }
    dropped += tail.count - half
    tail.removeFirst(tail.count - half)
  }

  /// What was kept, with a note in place of what was not.
  var text: String {
    let end = tail.suffix(half)
    let left = dropped + tail.count - end.count
    let note = left == 0 ? "" : "\n[\(left) bytes left out]\n"
    return String(decoding: head, as: UTF8.self) + note + String(decoding: end, as: UTF8.self)
  }
}
