/// The error of a throwing function that nobody implemented for the test.
///
/// The test has been failed when it is thrown, so whoever catches it has nothing more to report.
public struct UnimplementedFailure: Error, Equatable, CustomStringConvertible {
  /// What the function is called.
  public let description: String
}

extension UnimplementedFailure {
  /// Names a function by a description or, if that is empty, by the function that made its stand-in.
  init(description: String, function: StaticString) {
    self.init(description: description.isEmpty ? "\(function)" : description)
  }

  /// Fails the test that runs.
  func report(called arguments: [String] = [], at location: CodeLocation) {
    let cure =
      isTesting
      ? "this test does not say what it does. Override it in the test, or find out why the code calls it."
      : "this program does not say what it does. Give it an implementation, or find out why the code calls it."
    var summary = "'\(description)' was called, and \(cure)"
    if !arguments.isEmpty {
      summary += "\n\nCalled with:" + arguments.map { "\n  \($0.shortened)" }.joined()
    }
    Report(content: .complaint(Complaint(summary: summary)), location: location).deliver()
  }

  /// Fails the test that runs, for a value in the place of a function.
  func reportValue(at location: CodeLocation) {
    let cure =
      isTesting
      ? "this test does not say what it is. Override it in the test, or find out why the code asks for it."
      : "this program does not say what it is. Give it a value, or find out why the code asks for it."
    let complaint = Complaint(summary: "'\(description)' was asked for, and \(cure)")
    Report(content: .complaint(complaint), location: location).deliver()
  }
}

extension String {
  /// The text on one line, and not longer than a line can be read.
  fileprivate var shortened: String {
    let line = split(separator: "\n", maxSplits: 1).first.map(String.init) ?? ""
    let isWhole = line.utf16.count == utf16.count && line.count <= 200
    return isWhole ? line : line.prefix(200) + "…"
  }
}
