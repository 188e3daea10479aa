import Foundation

/// The log of the library's test stores: their steps, and the issues that the library reported.
struct StepRecords: Equatable, Sendable {
  /// In the order in which they were written.
  var issues: [Issue] = []
  var steps: [Step] = []
  /// What tests do not claim, and need not.
  var skipped: [Skipped] = []
  /// Checks that passed two values for equal that print differently.
  var blindChecks: [BlindCheck] = []
  /// How many lines could not be read.
  var malformed = 0
  /// Whether the last line stops in its middle.
  var isTruncated = false

  /// An issue that the library reported.
  struct Issue: Equatable, Sendable {
    /// The test by ``SuiteTest/mark(module:)``, when one ran.
    var test: String?
    var location: IssueLocation
    var message: String
    var difference: String?
  }

  /// Something that a test does not claim, and that its store tells as information.
  struct Skipped: Equatable, Sendable {
    var test: String?
    var location: IssueLocation
    var kind: SkippedClaim.Kind
    var message: String
    var difference: String?
  }

  /// The beginning or the end of one call of a test store.
  struct Step: Equatable, Sendable {
    var test: String?
    var location: IssueLocation
    /// The name of the call, `send`.
    var name: String
    /// What it was given.
    var text: String
    var phase: Phase
    /// Whether all held that the step claims; only of an end.
    var hasPassed: Bool?

    enum Phase: String, Sendable, Decodable {
      case began
      case ended
    }
  }

  /// A check by a `==` that does not see what can be printed.
  struct BlindCheck: Equatable, Sendable {
    var test: String?
    var location: IssueLocation
  }

  init() {}

  /// Reads a log.
  ///
  /// - Parameter data: As much of it as there is.
  init(_ data: Data) {
    let lines = JSONLines<Record>(data)
    malformed = lines.malformed
    isTruncated = lines.isTruncated
    for record in lines.records { add(record) }
  }

  private mutating func add(_ record: Record) {
    let location = IssueLocation(fileID: record.fileID, line: record.line, column: record.column)
    if record.kind == "issue", let message = record.message {
      issues.append(Issue(test: record.test, location: location, message: message, difference: record.difference))
    }
    if record.kind == "skipped", let message = record.message, let kind = record.skipped {
      skipped.append(
        Skipped(
          test: record.test,
          location: location,
          kind: kind,
          message: message,
          difference: record.difference
        )
      )
    }
    if record.kind == "blind" { blindChecks.append(BlindCheck(test: record.test, location: location)) }
    if record.kind == "step", let name = record.step, let phase = record.phase {
      steps.append(
        Step(
          test: record.test,
          location: location,
          name: name,
          text: record.text ?? "",
          phase: phase,
          hasPassed: record.outcome.map { $0 == "passed" }
        )
      )
    }
  }

  private struct Record: Decodable {
    var kind: String
    var test: String?
    var fileID: String
    var line: Int
    var column: Int
    var message: String?
    var difference: String?
    var skipped: SkippedClaim.Kind?
    var step: String?
    var text: String?
    var phase: Step.Phase?
    var outcome: String?
  }
}
