import Foundation
import GraderKit
import Synchronization

/// What is being done, on one line of a terminal, with the seconds that it has taken so far.
final class ProgressLine: Sendable {
  private struct State {
    var text: String?
    var start = ContinuousClock.now
    var isTicking = false
  }

  private let state = Mutex(State())

  /// Shows a step in place of the last one.
  ///
  /// - Parameter text: The step, in words.
  func show(_ text: String) {
    let begins = state.withLock { state in
      state.text = text
      state.start = .now
      draw(state)
      defer { state.isTicking = true }
      return !state.isTicking
    }
    guard begins else { return }
    Thread.detachNewThread { [self] in
      while true {
        sleep(1)
        state.withLock { draw($0) }
      }
    }
  }

  /// Leaves an empty line to whoever prints next.
  func clear() {
    state.withLock { state in
      guard state.text != nil else { return }
      state.text = nil
      write(Self.begin)
    }
  }

  private func draw(_ state: State) {
    guard let text = state.text else { return }
    let seconds = (ContinuousClock.now - state.start).components.seconds
    let time = seconds > 0 ? " \(seconds) s" : ""
    var size = winsize()
    let columns = ioctl(2, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
    // A line that goes on below could not be taken back.
    let room = max(1, columns - time.count - 1)
    let lines = text.wrapped(to: room)
    write(Self.begin + (lines.count > 1 ? text.wrapped(to: room - 1)[0] + "…" : text) + time)
  }

  private func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { Foundation.write(2, $0.baseAddress, $0.count) }
  }

  /// The beginning of the line, and nothing behind it.
  private static let begin = "\r\u{1B}[K"
}
