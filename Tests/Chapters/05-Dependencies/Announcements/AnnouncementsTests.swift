import Announcements
import ComposableArchitecture
import SecondProcesses
import Testing

@MainActor
struct AnnouncementsTests {
  @Test("The interface stands alone: no live value comes with it")
  func interfaceAlone() async {
    let complaints = await heard {
      withDependencies {
        $0.context = .live
      } operation: {
        @Dependency(\.announcements) var announcements
        _ = announcements
      }
    }
    #expect(complaints == [#"@Dependency(\.announcements)"#])
  }

  @Test("An unforeseen announcement is red in a test, by its endpoint's name")
  func unforeseenAnnouncement() async {
    @Dependency(\.announcements) var announcements

    let complaints = await heard { try await announcements.speak("Mind the gap.") }
    #expect(complaints == ["AnnouncementClient.speak"])
  }

  @Test("So is an unforeseen question for the voices")
  func unforeseenVoices() async {
    @Dependency(\.announcements) var announcements

    let complaints = await heard { _ = announcements.voices() }
    #expect(complaints == ["AnnouncementClient.voices"])
  }

  @Test("The platform announces a train through the interface, and nothing that nobody foresaw")
  func announces() async throws {
    let spoken = LockIsolated<[String]>([])
    let store = TestStore(initialState: Platform.State()) {
      Platform()
    } withDependencies: {
      $0.announcements.speak = { text in spoken.withValue { $0.append(text) } }
    }
    @Dependency(\.announcements) var announcements
    let complaints = await heard { try await announcements.speak("Mind the gap.") }

    try #require(complaints == ["AnnouncementClient.speak"])
    await store.send(.trainArrived(line: 2))
    await store.receive(.spoke("A train of line 2 is arriving.")) {
      $0.heard = "A train of line 2 is arriving."
    }
    #expect(spoken.value == ["A train of line 2 is arriving."])
  }

  @Test("The preview's voices stand with the interface")
  func previewVoices() {
    let voices = withDependencies {
      $0.context = .preview
    } operation: {
      @Dependency(\.announcements) var announcements
      return announcements.voices()
    }
    #expect(voices == ["Sora", "Minjun"])
  }

  @Test("Linked with the live module, a running program speaks; without it, nothing does")
  func live() async throws {
    let run = try await SecondProcess("PlatformApp").run()
    let silentRun = try await SecondProcess("SilentPlatformApp").run()

    let lines = run.lines + ["without:"] + silentRun.lines.filter { $0.hasPrefix("♪") || $0 == "spoken" }
    #expect(lines == ["voices: Jiwoo, Haneul, Sora", "♪ The last train is arriving.", "spoken", "without:"])
  }

  @Test("Without it, a running program goes on with the value for tests")
  func withoutLive() async throws {
    let run = try await SecondProcess("SilentPlatformApp").run()

    #expect(run.lines == ["voices: ", "not spoken"])
  }

  @Test("Without it, a running program warns by name")
  func warnings() async throws {
    let run = try await SecondProcess("SilentPlatformApp").run()

    #expect(
      names(in: run.errors) == [
        #"@Dependency(\.announcements)"#, "AnnouncementClient.voices", "AnnouncementClient.speak",
      ]
    )
  }

  @Test("A program that the variable makes a preview speaks to nobody, and needs no live module")
  func previewProcess() async throws {
    let run = try await SecondProcess("SilentPlatformApp").run(environment: ["SWIFT_DEPENDENCIES_CONTEXT": "preview"])

    #expect(run.lines == ["voices: Sora, Minjun", "spoken"])
  }
}

/// The names of all that is complained about while something runs, and that would otherwise fail the test.
@MainActor
private func heard(_ operation: @MainActor () async throws -> Void) async -> [String] {
  let listener = Listener()
  await withExpectedIssue(isIntermittent: true) {
    try await withIssueReporters([listener]) {
      try await operation()
    }
  }
  return listener.names.value
}

/// What warnings are about: each begins with a name in quotes.
private func names(in lines: [String]) -> [String] {
  lines.compactMap { $0.firstMatch(of: /warning: '([^']+)'/).map { String($0.1) } }
}

/// Writes down what complaints are about: each begins with a name in quotes.
private struct Listener: IssueReporter {
  let names = LockIsolated<[String]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let name = message()?.split(separator: "'").first.map(String.init) ?? ""
    names.withValue { $0.append(name) }
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
