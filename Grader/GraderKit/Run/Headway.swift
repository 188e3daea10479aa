import Foundation

/// Watches from outside whether the tests of a run get on.
///
/// Tests run one after the other, and the event stream tells of each one's beginning and end: a stream that has told of
/// neither for as long as one test may take means that a test hangs, whatever else it goes on to report. And where it is known
/// how many tests there are, all of them together may take no longer than each of them by itself.
struct Headway {
  private let limit: Duration
  /// How long it may take until the first test begins.
  private let patience: Duration
  private let tests: Set<String>?
  private var since: ContinuousClock.Instant
  /// When the run as a whole has had its time.
  private let end: ContinuousClock.Instant?
  /// How far the stream has been looked at, and how far in whole lines.
  private var seen = 0
  private var position = 0
  /// Each beginning and each end counts once, so that repeating one gains no time.
  private var milestones: Set<Milestone> = []

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - limit: How long a test may take, in seconds.
  ///   - patience: How long it may take to begin with a test, in seconds, if that is more.
  ///   - tests: The ids of the tests that are to run, if they are known: a stream can speak of others without end.
  ///   - now: The time.
  init(limit: Int, patience: Int = 0, tests: Set<String>?, now: ContinuousClock.Instant = .now) {
    self.limit = .seconds(limit)
    let patience = Duration.seconds(max(limit, patience))
    self.patience = patience
    self.tests = tests
    since = now
    end = tests.map { now + patience + .seconds(limit) * $0.count }
  }

  /// Whether a test has begun.
  var hasBegun: Bool { !milestones.isEmpty }

  /// Whether the run may go on.
  ///
  /// - Parameters:
  ///   - events: All of the event stream that there is by now.
  ///   - now: The time.
  /// - Returns: Whether the test that runs still has time, and the run as a whole.
  mutating func goesOn(_ events: Data, now: ContinuousClock.Instant = .now) -> Bool {
    if hasPassedMilestone(events) { since = now }
    return now - since <= (hasBegun ? limit : patience) && end.map { now <= $0 } ?? true
  }

  private mutating func hasPassedMilestone(_ events: Data) -> Bool {
    let end = events[seen...].lastIndex(of: UInt8(ascii: "\n"))
    seen = events.count
    guard let end else { return false }
    let lines = events[position...end]
    position = end + 1
    let known = milestones.count
    for word in Self.words {
      var rest = lines
      // Quotes within a text are written with a backslash, so this is never found inside of what a test reports.
      while let found = rest.range(of: word) {
        let lineStart = rest[..<found.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.startIndex
        let lineEnd = rest[found.upperBound...].firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
        if let line = try? JSONDecoder().decode(Line.self, from: rest[lineStart..<lineEnd]),
          tests?.contains(line.payload.testID) ?? true
        {
          milestones.insert(line.payload)
        }
        rest = rest[lineEnd...]
      }
    }
    return milestones.count > known
  }

  private static let words = ["testStarted", "testEnded"].map { Data("\"\($0)\"".utf8) }

  private struct Line: Decodable {
    var payload: Milestone
  }

  private struct Milestone: Hashable, Decodable {
    var kind: String
    var testID: String
  }
}
