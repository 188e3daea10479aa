import Foundation
import GraderKit

/// The one place that speaks: results on standard output, progress and complaints on standard error.
struct Printer {
  var phrases: Phrases
  let terminal: Terminal
  private let line = ProgressLine()

  init(language: Language, terminal: Terminal) {
    phrases = Phrases(language)
    self.terminal = terminal
  }

  /// Whether standard output is a terminal that shows colours and wants them.
  var showsColour: Bool {
    let environment = ProcessInfo.processInfo.environment
    guard environment["NO_COLOR", default: ""].isEmpty, environment["TERM"] != "dumb" else { return false }
    // By a convention of many programs: what is printed ends up on a terminal all the same.
    return isatty(1) == 1 || !environment["CLICOLOR_FORCE", default: ""].isEmpty
  }

  /// The columns and rows of the terminal that results are printed on, if it is one.
  var size: (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Whether results are shown on a screen that can be cleared.
  var hasScreen: Bool { isatty(1) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb" }

  /// Whether whoever was reading results has gone, as 'head' does.
  var hasNoReader: Bool {
    var output = pollfd(fd: 1, events: 0, revents: 0)
    return poll(&output, 1, 0) > 0 && Int32(output.revents) & (POLLERR | POLLHUP) != 0
  }

  /// Prints a text on a screen that has nothing else, or below the last where there is no screen.
  func show(_ text: String) throws(GraderFault) {
    // The cursor home, the screen cleared.
    try print((hasScreen ? "\u{1B}[H\u{1B}[2J" : "") + text)
  }

  /// Prints a result.
  ///
  /// - Parameter text: The result.
  /// - Throws: ``GraderFault/output(path:reason:)``: a result that did not arrive must not look like one that did. A reader
  ///   that has closed the pipe has seen enough.
  func print(_ text: String) throws(GraderFault) {
    line.clear()
    let error = write(text.utf8.last == 10 ? text : text + "\n", to: 1)
    guard error == 0 || error == EPIPE else {
      throw .output(path: "standard output", reason: String(cString: strerror(error)))
    }
  }

  /// Prints why a command stops.
  func complain(_ text: String) {
    line.clear()
    // It may name what a stranger has named.
    write("grader: \(Printable.text(text))\n", to: 2)
  }

  /// Prints what is being done, or how far that is, on a terminal only; or tells it to the watch that has started this.
  ///
  /// - Parameter phrase: The step, or how much of it is done.
  func progress(_ phrase: Phrase) {
    let isPart = if case .buildSteps = phrase { true } else { false }
    if let descriptor = ProcessInfo.processInfo.environment[WatchRun.progressVariable].flatMap({ Int32($0) }) {
      write((isPart ? "\t" : "") + "\(phrases[phrase])\n", to: descriptor)
    } else {
      progress(text: phrases[phrase], isPart: isPart)
    }
  }

  /// Prints what is being done, or how far that is, on a terminal only.
  ///
  /// - Parameters:
  ///   - text: The step in words, or how much of it is done.
  ///   - isPart: Whether it is the latter.
  ///   - start: When the step began.
  func progress(text: String, isPart: Bool = false, since start: ContinuousClock.Instant = .now) {
    guard isatty(2) == 1 else { return }
    switch (ProcessInfo.processInfo.environment["TERM"] == "dumb", isPart) {
    case (false, false): line.show(text, since: start, phrases: phrases)
    case (false, true): line.show(part: text)
    case (true, false): write("\(text)\n", to: 2)
    // Where lines cannot be taken back, each number would stay.
    case (true, true): break
    }
  }

  /// Takes back what is said of work under way.
  func endProgress() { line.clear() }

  /// - Returns: The number of the error, or zero.
  @discardableResult
  private func write(_ text: String, to descriptor: Int32) -> Int32 {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { return errno }
      bytes = bytes.dropFirst(count)
    }
    return 0
  }
}
