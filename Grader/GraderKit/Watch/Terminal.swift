import Foundation

/// The terminal that standard input is: keys one by one while something is watched, and afterwards as it was.
package final class Terminal: Sendable {
  /// How the terminal was when the grader began.
  private let original: termios?

  /// Notes how the terminal is now; where standard input is none, there are no keys.
  package init() {
    var attributes = termios()
    original = tcgetattr(0, &attributes) == 0 ? attributes : nil
  }

  /// Whether there are keys.
  package var hasKeys: Bool { original != nil }

  /// Has keys arrive at once and unseen; those that send signals, such as Control-C, stay what they are.
  package func readKeys() {
    guard var attributes = original, isOwn else { return }
    attributes.c_lflag &= ~tcflag_t(ICANON | ECHO)
    var current = termios()
    // Whoever was stopped and goes on finds the terminal as the shell wants it.
    if tcgetattr(0, &current) == 0, current.c_lflag == attributes.c_lflag { return }
    tcsetattr(0, TCSANOW, &attributes)
    marksPastes(true)
  }

  /// Leaves the terminal as it was.
  package func restore() {
    guard var original, isOwn else { return }
    var current = termios()
    guard tcgetattr(0, &current) == 0, current.c_lflag != original.c_lflag else { return }
    marksPastes(false)
    // What was typed for a watch must not be run by a shell.
    tcflush(0, TCIFLUSH)
    tcsetattr(0, TCSANOW, &original)
  }

  /// Waits for what is typed.
  ///
  /// - Parameter milliseconds: How long.
  /// - Returns: What has arrived; nothing where there is no terminal, and none where it is gone.
  package func bytes(within milliseconds: Int32) -> [UInt8]? {
    guard original != nil else {
      usleep(UInt32(milliseconds) * 1_000)
      return []
    }
    readKeys()
    var descriptor = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, milliseconds) > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = read(0, &bytes, bytes.count)
    if count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN) { return nil }
    return Array(bytes.prefix(max(0, count)))
  }

  /// Has the terminal say where a paste begins and where it ends, or no longer: what is pasted are no keys.
  private func marksPastes(_ isOn: Bool) {
    guard isatty(1) == 1, ProcessInfo.processInfo.environment["TERM"] != "dumb" else { return }
    let text = Array("\u{1B}[?2004\(isOn ? "h" : "l")".utf8)
    _ = text.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
  }

  /// A program in the background must not change the terminal: it would be stopped.
  private var isOwn: Bool { tcgetpgrp(0) == getpgrp() }
}
