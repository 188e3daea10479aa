import Foundation

/// What was done for a class and when, a line each, run after run: the only file of a class that tells times of grading.
struct ClassLog {
  let file: URL

  /// Adds a line.
  ///
  /// - Parameters:
  ///   - text: What was done, in words.
  ///   - date: When.
  func add(_ text: String, at date: Date = .now) {
    let time = Moment(seconds: Int(date.timeIntervalSince1970))
    let line = Array("\(time)  \(Printable.line(text))\n".utf8)
    let descriptor = open(file.path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    // In one piece, so that a line is whole even if the grader is killed.
    _ = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }
}
