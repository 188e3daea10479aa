import Foundation
import Synchronization

/// A worker's own side: a process that does what it is told line by line, and answers each.
package enum Worker {
  /// Does task after task, until nobody is there any more who could hand out another.
  ///
  /// Whoever has started the worker may be killed at any moment; the end of standard input tells, and then everything ends that
  /// the worker has started, and the worker itself, be it in the middle of a task.
  ///
  /// - Parameter work: Does a task, one line, and returns the answer, one line.
  /// - Returns: Never.
  package static func serve(_ work: (String) -> String) -> Never {
    let tasks = Tasks()
    Thread.detachNewThread {
      while let line = readLine() { tasks.add(line) }
      RunningProcesses.shared.endAll()
      OpenSeals.shared.close()
      _exit(0)
    }
    say(ready)
    while true { say(work(tasks.next())) }
  }

  /// The line that a worker says first: whatever ends it from then on may be the doing of a task.
  static let ready = "ready"

  private static func say(_ line: String) {
    var bytes = Array("\(line)\n".utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(Trace.descriptor(0), $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      // Whoever does not listen has ended, and standard input tells.
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}

/// Tasks that have come and are not begun.
private final class Tasks: Sendable {
  private let lines = Mutex<[String]>([])
  private let count = DispatchSemaphore(value: 0)

  func add(_ line: String) {
    lines.withLock { $0.append(line) }
    count.signal()
  }

  func next() -> String {
    count.wait()
    return lines.withLock { $0.removeFirst() }
  }
}
