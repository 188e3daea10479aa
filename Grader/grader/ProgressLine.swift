import Foundation
import GraderKit
import Synchronization

/// What is being done, on one line of a terminal, with how far it is and the seconds that it has taken so far.
final class ProgressLine: Sendable {
  private struct State {
    var text: String?
    /// How far it is, where that is known.
    var part: String?
    var start = ContinuousClock.now
    var phrases = Phrases(.english)
    var isTicking = false
  }

  private let state = Mutex(State())

  /// Shows a step in place of the last one.
  ///
  /// - Parameters:
  ///   - text: The step, in words.
  ///   - start: When it began.
  ///   - phrases: The language that seconds are told in.
  func show(_ text: String, since start: ContinuousClock.Instant, phrases: Phrases) {
    let begins = state.withLock { state in
      state = State(text: text, start: start, phrases: phrases, isTicking: state.isTicking)
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

  /// Shows how far the step is that is shown.
  func show(part: String) {
    state.withLock { state in
      state.part = part
      draw(state)
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
    let seconds = Int((ContinuousClock.now - state.start).components.seconds)
    let facts = [state.part, seconds > 0 ? state.phrases[.seconds(seconds)] : nil].compactMap { $0 }
    let tail = facts.isEmpty ? "" : " \(facts.joined(separator: " · "))"
    var size = winsize()
    let columns = ioctl(2, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
    // A line that goes on below could not be taken back.
    let room = max(1, columns - tail.displayWidth - 1)
    let lines = text.wrapped(to: room)
    write(Self.begin + (lines.count > 1 ? text.wrapped(to: room - 1)[0] + "…" : text) + tail)
  }

  private func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { Foundation.write(2, $0.baseAddress, $0.count) }
  }

  /// The beginning of the line, and nothing behind it.
  private static let begin = "\r\u{1B}[K"
}
