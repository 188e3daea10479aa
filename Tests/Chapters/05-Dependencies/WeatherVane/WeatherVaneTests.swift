import ComposableArchitecture
import SecondProcesses
import Testing
import WeatherVaneExercise

struct WeatherVaneTests {
  @Test("In a test, an instrument shows its value for tests")
  func testValues() {
    @Dependency(\.sun) var sun
    @Dependency(\.snow) var snow
    @Dependency(\.lightning) var lightning

    let shown = [sun, snow.map { "\($0) cm" } ?? "no snow", lightning]
    #expect(shown == ["0 hours", "no snow", "none seen"])
  }

  @Test("In a test, an instrument without one shows its value for previews")
  func previewValuesInTest() {
    @Dependency(\.rain) var rain
    @Dependency(\.pollen) var pollen

    #expect(rain == "9 mm")
    #expect(pollen == "low")
  }

  @Test("A value for tests that is nil is a value, and no other takes its place")
  func nilInTest() {
    @Dependency(\.snow) var snow

    #expect(snow == nil)
  }

  @Test("A live value that a test gets by default is red, and names its instrument")
  func liveInTest() {
    let complaints = heard {
      @Dependency(\.wind) var wind
      _ = wind
    }
    #expect(complaints == [#"@Dependency(\.wind)"#])
  }

  @Test("With the wind replaced, a test sees its report, and no instrument complains")
  func noComplaintInTest() {
    var lines: [String] = []
    let complaints = heard {
      lines = withDependencies {
        $0.wind = "calm"
      } operation: {
        VaneReport().lines
      }
    }
    let account = complaints + lines
    #expect(
      account == [
        "context: test", "wind: calm", "rain: 9 mm", "sun: 0 hours", "snow: none", "lightning: none seen",
        "pollen: low",
      ]
    )
  }

  @Test("In a preview, an instrument shows its value for previews, or else the live one, or else that for tests")
  func preview() {
    let lines = withDependencies {
      $0.context = .preview
    } operation: {
      VaneReport().lines
    }
    #expect(
      lines == [
        "context: preview", "wind: 12 knots", "rain: 9 mm", "sun: 6 hours", "snow: 80 cm", "lightning: none seen",
        "pollen: low",
      ]
    )
  }

  @Test("A running program shows live values, and where there is none, that for tests")
  func live() async throws {
    let run = try await SecondProcess("WeatherVaneApp").run()

    #expect(
      run.lines == [
        "context: live", "wind: 12 knots", "rain: 3 mm", "sun: 6 hours", "snow: 40 cm", "lightning: none seen",
        "pollen: low",
      ]
    )
  }

  @Test("A running program warns of what has no live value, once each and by name")
  func warnings() async throws {
    let run = try await SecondProcess("WeatherVaneApp").run(["again"])

    #expect(names(in: run.errors) == [#"@Dependency(\.lightning)"#, #"@Dependency(\.pollen)"#])
  }

  @Test("A program that the variable makes a preview shows a preview")
  func previewProcess() async throws {
    let run = try await SecondProcess("WeatherVaneApp").run(environment: ["SWIFT_DEPENDENCIES_CONTEXT": "preview"])

    let account = run.lines + names(in: run.errors)
    #expect(
      account == [
        "context: preview", "wind: 12 knots", "rain: 9 mm", "sun: 6 hours", "snow: 80 cm", "lightning: none seen",
        "pollen: low",
      ]
    )
  }

  @Test("A program that the variable makes a test shows what tests see, and warns of the live value")
  func testProcess() async throws {
    let run = try await SecondProcess("WeatherVaneApp").run(environment: ["SWIFT_DEPENDENCIES_CONTEXT": "test"])

    #expect(
      run.lines == [
        "context: test", "wind: 12 knots", "rain: 9 mm", "sun: 0 hours", "snow: none", "lightning: none seen",
        "pollen: low",
      ]
    )
    #expect(names(in: run.errors) == [#"@Dependency(\.wind)"#])
  }

  @Test("A word that is no context is told, and the program runs live")
  func misspelt() async throws {
    let run = try await SecondProcess("WeatherVaneApp").run(environment: ["SWIFT_DEPENDENCIES_CONTEXT": "prevue"])

    try #require(run.lines.first == "context: live")
    #expect(run.errors.contains { $0.contains("'SWIFT_DEPENDENCIES_CONTEXT' is 'prevue', which is no context") })
  }
}

/// The names of all that is complained about while something runs, and that would otherwise fail the test.
private func heard(_ operation: () -> Void) -> [String] {
  let listener = Listener()
  withExpectedIssue(isIntermittent: true) {
    withIssueReporters([listener], operation: operation)
  }
  return listener.names.value
}

/// What warnings are about: each begins with a name in quotes.
private func names(in lines: [String]) -> [String] {
  lines.compactMap { $0.firstMatch(of: /warning: '(@Dependency[^']+)'/).map { String($0.1) } }
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
