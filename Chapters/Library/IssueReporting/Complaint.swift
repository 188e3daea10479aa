/// What an issue says: a summary and, where two values were compared, their difference.
///
/// The parts stay apart as long as they can, because the step log keeps them apart.
@_spi(Grading)
public struct Complaint: Equatable, Sendable {
  /// What happened, and what to do about it.
  public var summary: String

  /// The lines in which two values differ, as ``/CustomDump/diff(_:_:format:)`` writes them.
  public var difference: String?

  /// What the signs in the difference stand for.
  public var legend: Legend

  /// What the test leaves unclaimed that it is about, if a non-exhaustive test may do that.
  public var skipped: StepLog.Skipped?

  /// Creates a complaint.
  ///
  /// - Parameters:
  ///   - summary: What happened, and what to do about it.
  ///   - difference: The lines in which two values differ, without a legend.
  ///   - legend: What the signs in the difference stand for.
  ///   - skipped: What the test leaves unclaimed, if a non-exhaustive test may do that.
  public init(
    summary: String,
    difference: String? = nil,
    legend: Legend = .expectedAndActual,
    skipped: StepLog.Skipped? = nil
  ) {
    self.summary = summary
    self.difference = difference
    self.legend = legend
    self.skipped = skipped
  }

  /// The whole text of the issue: the summary and, if there is one, the difference with its legend.
  public var text: String {
    guard let difference else { return summary }
    return [summary, indented(difference), legend.rawValue].joined(separator: "\n\n")
  }
}

extension Complaint {
  /// What the signs in a difference stand for.
  public enum Legend: String, Sendable {
    /// The first value is what a test claims, the second one what was found.
    case expectedAndActual = "(Expected: −, Actual: +)"

    /// Which of the two values is the right one is not known.
    case firstAndSecond = "(First: −, Second: +)"
  }
}

extension Complaint {
  static let noMessage = "An issue was reported, without a message."

  /// The complaint about an error that nobody handled.
  init(error: any Error, message: String?) {
    self.init(summary: ["An error was thrown: \(error)", message].compactMap(\.self).joined(separator: "\n\n"))
  }
}

/// Indents every line that holds something by four spaces.
private func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "    \($0)" }
    .joined(separator: "\n")
}
