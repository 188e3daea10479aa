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

  /// Prints a result.
  func print(_ text: String) {
    write(text.hasSuffix("\n") ? text : text + "\n", to: 1)
  }

  /// Prints why a command stops.
  func complain(_ text: String) {
    write("grader: \(text)\n", to: 2)
  }

  /// Prints what is being done, on a terminal only.
  func progress(_ phrase: Phrase) {
    guard isatty(2) == 1 else { return }
    write("\(phrases[phrase])\n", to: 2)
  }

  private func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
