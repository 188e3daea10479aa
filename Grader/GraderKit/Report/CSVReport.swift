import Foundation

/// A verdict as a table for spreadsheets (RFC 4180): a row for each test, under a row of names that are the same in every
/// language.
struct CSVReport {
  let source: ReportSource

  /// A text that every spreadsheet takes into one cell.
  private static let cellLimit = 32_000

  var text: String {
    let header = [
      "submission", "chapter", "exercise", "kind", "exercise_status", "test", "title", "status", "code", "points",
      "earned", "seconds", "assertions_passed", "assertions_failed", "assertions_not_reached", "message",
    ]
    return ([header] + source.entries.map(row)).map { $0.map(Self.cell).joined(separator: ",") + "\r\n" }.joined()
  }

  private func row(_ entry: ReportEntry) -> [String] {
    let assertions = entry.test?.assertions ?? []
    func count(_ status: AssertionStatus) -> String { "\(assertions.count { $0.status == status })" }
    return [
      source.document.submission.id, entry.chapter.id, entry.exercise.id, entry.exercise.kind.rawValue,
      entry.exercise.status.rawValue, entry.test?.id ?? "", entry.name, status(entry),
      entry.outcome == .passed ? "" : entry.code, entry.points.description, entry.earned.description,
      String(format: "%.3f", entry.test?.seconds ?? 0), count(.passed), count(.failed), count(.notReached),
      entry.reason(source.phrases)?.excerpt(Self.cellLimit) ?? "",
    ]
  }

  private func status(_ entry: ReportEntry) -> String { entry.test?.status.rawValue ?? entry.exercise.status.rawValue }

  /// A text as a cell.
  ///
  /// What begins as a formula does gets an apostrophe, with which spreadsheets take it for a text.
  static func cell(_ text: String) -> String {
    let isFormula = text.unicodeScalars.first.map { "=+-@\t\r\n＝＋－＠".unicodeScalars.contains($0) } ?? false
    let safe = isFormula ? "'\(text)" : text
    guard safe.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else { return safe }
    return "\"\(safe.escaping { $0 == "\"" ? "\"\"" : nil })\""
  }
}
