import Foundation

/// The marks that the copies of suites left: which assertions began and which ended, in order.
struct MarkLog: Equatable, Sendable {
  /// The marks of each test, by ``SuiteTest/mark(module:)``.
  var tests: [String: [Mark]] = [:]
  /// Marks that were made outside of every test, as in a detached task.
  var unattributed: [Mark] = []
  /// How many lines could not be read.
  var malformed = 0
  /// Whether the last line stops in its middle.
  var isTruncated = false

  /// One mark.
  struct Mark: Equatable, Sendable {
    /// The assertion's id in the suite's file.
    var site: Int
    var phase: Phase
    /// The claim that was altered, and the value in it.
    var part = 0
    var value = 0

    enum Phase: String, Equatable, Sendable, Decodable {
      case began
      case ended
      /// A claim of the assertion was altered; only in a canary run.
      case altered
    }
  }

  init() {}

  /// Reads a log.
  ///
  /// - Parameter data: As much of it as there is.
  init(_ data: Data) {
    let lines = JSONLines<Record>(data)
    malformed = lines.malformed
    isTruncated = lines.isTruncated
    for record in lines.records {
      let mark = Mark(site: record.site, phase: record.phase, part: record.part ?? 0, value: record.value ?? 0)
      if let test = record.test { tests[test, default: []].append(mark) } else { unattributed.append(mark) }
    }
  }

  private struct Record: Decodable {
    var site: Int
    var phase: Mark.Phase
    var part: Int?
    var value: Int?
    var test: String?
  }
}
