import Foundation
import GraderKit

/// The one place that speaks: results on standard output, progress and complaints on standard error.
struct Printer {
  var phrases: Phrases

  init(language: Language) {
    phrases = Phrases(language)
  }

  /// Whether standard output is a terminal that shows colours and wants them.
  var showsColour: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(1) == 1 && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }

  /// How many columns a result has: those of the terminal, or enough for two columns of code.
  var width: Int {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 160 }
    return Int(size.ws_col)
  }

  /// Prints a result.
  ///
  /// - Parameter text: The result.
  /// - Throws: ``GraderFault/output(path:reason:)``: a result that did not arrive must not look like one that did. A reader
  ///   that has closed the pipe has seen enough.
  func print(_ text: String) throws(GraderFault) {
    let error = write(text.utf8.last == 10 ? text : text + "\n", to: 1)
    guard error == 0 || error == EPIPE else {
      throw .output(path: "standard output", reason: String(cString: strerror(error)))
    }
  }

  /// Prints why a command stops.
  func complain(_ text: String) {
    // It may name what a stranger has named.
    write("grader: \(Printable.text(text))\n", to: 2)
  }

  /// Prints what is being done, on a terminal only.
  func progress(_ phrase: Phrase) {
    guard isatty(2) == 1 else { return }
    write("\(phrases[phrase])\n", to: 2)
  }

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
