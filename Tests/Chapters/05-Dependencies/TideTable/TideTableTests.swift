import ComposableArchitecture
import Testing
import TideTableExercise

@MainActor
struct TideTableTests {
  @Test("In a test, naming the client is quiet; an unforeseen question for the stations fails and names its endpoint")
  func unforeseenStations() async {
    @Dependency(\.tides) var tides

    let complaints = await heard {
      let client = tides
      _ = client.stations()
    }
    #expect(complaints == ["TideClient.stations"])
  }

  @Test("In a test, an unforeseen question for the unit fails and names its endpoint")
  func unforeseenUnit() async {
    @Dependency(\.tides) var tides

    let complaints = await heard { _ = tides.unit() }
    #expect(complaints == ["TideClient.unit"])
  }

  @Test("In a test, every unforeseen question fails, and none reaches the server")
  func unforeseenAsksNobody() async {
    @Dependency(\.tides) var tides
    let questions = LockIsolated<[String]>([])

    let complaints = await HarbourServer.$questions.withValue(questions) {
      await heard {
        _ = tides.stations()
        _ = tides.unit()
        _ = try await tides.next(11)
      }
    }
    let account = complaints + questions.value
    #expect(account == ["TideClient.stations", "TideClient.unit", "TideClient.next"])
  }

  @Test("One endpoint replaced, the others still complain")
  func oneReplaced() async {
    await withDependencies {
      $0.tides.stations = { [Station(id: 7, name: "Ulsan")] }
    } operation: {
      @Dependency(\.tides) var tides

      let complaints = await heard {
        _ = tides.stations()
        _ = try await tides.next(7)
      }
      #expect(complaints == ["TideClient.next"])
    }
  }

  @Test("A preview shows three stations at once")
  func preview() async {
    let table = withDependencies {
      $0.context = .preview
    } operation: {
      TideTable()
    }

    await table.appeared()
    #expect(table.lines.count == 3)
  }

  @Test("A preview fills its lines, and asks no server")
  func previewAsksNobody() async {
    let questions = LockIsolated<[String]>([])
    let table = withDependencies {
      $0.context = .preview
    } operation: {
      TideTable()
    }

    await HarbourServer.$questions.withValue(questions) {
      await table.appeared()
    }
    let account = ["\(table.lines.count) lines"] + questions.value
    #expect(account == ["3 lines"])
  }

  @Test("A preview takes another list, an empty one too")
  func previewWithOtherStations() async {
    let table = withDependencies {
      $0.context = .preview
      $0.tides.stations = { [Station(id: 7, name: "Ulsan")] }
      $0.tides.next = { _ in Tide(time: "06:12", height: 60) }
    } operation: {
      TideTable()
    }
    let emptyTable = withDependencies {
      $0.context = .preview
      $0.tides.stations = { [] }
    } operation: {
      TideTable()
    }

    await table.appeared()
    await emptyTable.appeared()
    let account = ["\(table.lines.count) line", "\(emptyTable.lines.count) lines", emptyTable.notice]
    #expect(account == ["1 line", "0 lines", "No stations."])
  }

  @Test("A preview takes a thrown error")
  func previewWithError() async {
    let table = withDependencies {
      $0.context = .preview
      $0.tides.next = { _ in throw TideError.unknownStation }
    } operation: {
      TideTable()
    }

    await table.appeared()
    #expect(table.notice == "The tides are not known.")
  }

  @Test("Live on purpose is allowed in a test")
  func liveOnPurpose() async {
    let table = withDependencies {
      $0.tides = .liveValue
    } operation: {
      TideTable()
    }

    let complaints = await heard { await table.appeared() }
    let account = complaints + table.lines
    #expect(account == ["Busan 07:41, 128 cm", "Yeosu 09:05, 341 cm"])
  }

  @Test("A running program asks the server")
  func live() async {
    let questions = LockIsolated<[String]>([])

    await withDependencies {
      $0.context = .live
    } operation: {
      await HarbourServer.$questions.withValue(questions) {
        await TideTable().appeared()
      }
    }
    #expect(questions.value == ["stations", "next 11", "unit", "next 12", "unit"])
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
