import ComposableArchitecture
import FerryKioskExercise
import IssueReporting
import SecondProcesses
import Testing

struct FerryKioskTests {
  @Test("In a test the root is not built")
  func rootIsNotBuilt() {
    Harbour().run {
      #expect(FerryApp().body.views.count == 0)
    }
  }

  @Test("In a test nothing is tracked, read or written")
  func nothingLeaks() {
    let harbour = Harbour()
    harbour.run { FerryApp.main() }
    #expect(harbour.calls.value == [])
  }

  @Test("Out of tests the root starts once, in a second process")
  func startsOutside() async throws {
    let run = try await SecondProcess("FerryKioskApp").run()
    #expect(run.lines == ["tracked 'launched'", "loaded the times", "wrote '3 ferries today'"])
  }

  @Test("The guard holds for code that no test has called")
  func holdsForTheHost() async {
    let views = await Harbour().runAsHost { FerryApp().body.views.count }
    #expect(views == 0)
  }

  @Test("Unguarded, the leak still names its dependencies")
  func leakIsNamed() {
    let named = leaks {
      FerryRoot().appear()
    }
    #expect(named == [#"\.tracker"#, #"\.timetable"#, #"\.logbook"#])
  }
}

/// What the kiosk reaches in a test, and what it has asked of it.
private struct Harbour {
  let calls = LockIsolated<[String]>([])

  func run<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try withDependencies {
      $0.tracker.track = { [calls] event in calls.withValue { $0.append("track \(event)") } }
      $0.timetable.load = { [calls] in
        calls.withValue { $0.append("load") }
        return ["08:10"]
      }
      $0.logbook.write = { [calls] line in calls.withValue { $0.append("write \(line)") } }
    } operation: {
      try operation()
    }
  }

  /// Runs something as the system runs a host: in a task that is no test's.
  func runAsHost<Result: Sendable>(_ operation: @escaping @Sendable () -> Result) async -> Result {
    let host = run {
      withEscapedDependencies { dependencies in
        Task.detached { dependencies.yield(operation) }
      }
    }
    return await host.value
  }
}

/// What dependencies some work uses without having been given values for this test, as the issues about them name them.
private func leaks(_ work: () -> Void) -> [String] {
  let leaks = Leaks()
  withExpectedIssue(isIntermittent: true) {
    withIssueReporters([leaks]) { work() }
  }
  return leaks.dependencies.value
}

/// Takes the issues that dependencies report, and keeps what they name.
private struct Leaks: IssueReporter {
  let dependencies = LockIsolated<[String]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let name = message()?.firstMatch(of: /'@Dependency\((.*?)\)'/)?.1
    dependencies.withValue { $0.append(name.map(String.init) ?? "unnamed") }
  }

  func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    reportIssue(message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
