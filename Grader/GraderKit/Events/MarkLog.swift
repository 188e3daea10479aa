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

    enum Phase: UInt32, CaseIterable, Sendable {
      case began = 1
      case ended
      /// A value of the assertion's claims stood as it is in the suite.
      case claimed
      /// A value was altered; only in a canary run.
      case altered
    }
  }

  init() {}

  /// Reads a log.
  ///
  /// - Parameters:
  ///   - data: As much of it as there is.
  ///   - code: The codes of the run. What stands there in no such code, or with a number that was there before, the copies did
  ///     not write.
  init(_ data: Data, code: MarkCode) {
    let lines = JSONLines<Record>(data)
    malformed = lines.malformed
    isTruncated = lines.isTruncated
    var known: Set<UInt64> = []
    for record in lines.records {
      guard let phase = record.phase(code), known.insert(record.nonce).inserted else {
        malformed += 1
        continue
      }
      let mark = Mark(site: record.site, phase: phase, part: record.part, value: record.value)
      if let test = record.test { tests[test, default: []].append(mark) } else { unattributed.append(mark) }
    }
  }

  private struct Record: Decodable {
    var site: Int
    var part: Int
    var value: Int
    var nonce: UInt64
    var code: UInt64
    var test: String?

    func phase(_ code: MarkCode) -> Mark.Phase? {
      code.phase(self.code, nonce: nonce, site: site, part: part, value: value)
    }
  }
}
