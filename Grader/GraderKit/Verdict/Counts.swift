/// How many of some things passed, failed, and were not reached.
package struct Counts: Equatable, Sendable, Codable {
  package var passed = 0
  package var failed = 0
  package var notReached = 0

  package var all: Int { passed + failed + notReached }

  package static func + (first: Counts, second: Counts) -> Counts {
    Counts(
      passed: first.passed + second.passed,
      failed: first.failed + second.failed,
      notReached: first.notReached + second.notReached
    )
  }
}
