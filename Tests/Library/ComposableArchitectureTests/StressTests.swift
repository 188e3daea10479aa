import ComposableArchitecture
import Foundation
import Testing

@MainActor
@Suite(
  "Effects that sleep, 1,000 times with busy cores",
  .enabled(if: ProcessInfo.processInfo.environment["WORKBOOK_STRESS"] != nil, ".ci/stress runs it")
)
struct StressTests {
  @Test("The verdict of a test is the same each time (T16)")
  func verdict() async {
    let tests = ClockTests()
    let issues = await recordedIssues {
      await withBusyCores {
        for round in 1...250 {
          await tests.immediateClock()
          for moves in ClockTests.Moves.allCases { await tests.testClock(moves) }
          if round.isMultiple(of: 5) { await tests.timer() }
        }
      }
    }
    #expect(issues.map(\.text) == [])
  }
}

// MARK: - Fixtures

/// Runs code while other threads keep every core busy.
@MainActor
private func withBusyCores(_ body: @MainActor () async -> Void) async {
  let isOver = LockIsolated(false)
  defer { isOver.setValue(true) }
  for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
    Thread.detachNewThread { while !isOver.value {} }
  }
  await body()
}
