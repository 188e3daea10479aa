import Clocks
import IssueReporting
import Testing

@MainActor
@Suite("UnimplementedClock")
struct UnimplementedClockTests {
  let recorder = Recorder()

  @Test("Each way of using the clock is told, where the clock was made", arguments: Use.allCases)
  func use(use: Use) async throws {
    let clock: any Clock<Duration> = UnimplementedClock()
    let line: UInt = #line - 1
    try await withIssueReporters([recorder]) { try await use.apply(to: clock) }
    #expect(
      recorder.issues.value == [
        Recorder.Issue(
          text: """
            The unimplemented clock 'Clock' was \(use.text).

            This test says that it has nothing to do with time. If it has, give the feature another clock: an \
            'ImmediateClock()', whose sleeps end at once, or a 'TestClock()', whose time the test moves with \
            'advance(by:)'. If it has not, find out why the feature asks for time.
            """,
          line: line
        )
      ]
    )
  }

  @Test("A clock that is not used is silent")
  func unused() {
    let clock: any Clock<Duration> = .unimplemented()
    withExtendedLifetime(clock) {}
  }

  @Test("A test is told once, however often the clock is used")
  func once() async {
    let clock: any Clock<Duration> = .unimplemented()
    await withIssueReporters([recorder]) {
      for await _ in clock.timer(interval: .seconds(1)).prefix(3) {}
    }
    #expect(recorder.issues.value.count == 1)
  }

  @Test("The clock goes on with the clock that it was given, and bears its name")
  func base() async throws {
    let base = TestClock()
    let clock = UnimplementedClock(base, name: "Feature.clock")
    await withIssueReporters([recorder]) {
      let task = Task { try await clock.sleep(for: .seconds(1)) }
      await base.advance(by: .seconds(1))
      #expect(await task.result.isSuccess)
    }
    #expect(recorder.issues.value.first?.text.hasPrefix("The unimplemented clock 'Feature.clock' was asked") == true)
  }

  @Test("Outside a recorder the issue fails the test")
  func fails() async {
    let clock = UnimplementedClock()
    await withExpectedIssue { try await clock.sleep(for: .seconds(1)) }
  }

  enum Use: CaseIterable {
    case now, minimumResolution, sleepFor, sleepUntil, timer

    var text: String {
      switch self {
      case .now, .sleepUntil, .timer: "asked for the time"
      case .minimumResolution: "asked for its resolution"
      case .sleepFor: "asked to sleep for 3.0 seconds"
      }
    }

    @MainActor
    func apply(to clock: some Clock<Duration>) async throws {
      switch self {
      case .now: _ = clock.now
      case .minimumResolution: _ = clock.minimumResolution
      case .sleepFor: try await clock.sleep(for: .seconds(3))
      case .sleepUntil: try await clock.sleep(until: clock.now, tolerance: nil)
      case .timer: for await _ in clock.timer(interval: .seconds(3)).prefix(1) {}
      }
    }
  }
}
