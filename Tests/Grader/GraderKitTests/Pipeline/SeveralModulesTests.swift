import Testing

@testable import GraderKit

/// An exercise whose files are an interface and its live implementation, in a module each, in the whole of the real pipeline.
@Suite(.serialized, .ownThread)
struct SeveralModulesTests {
  @Test("The tests see the interface alone; a process sees what it is linked with")
  func passes() throws {
    let verdict = try verdict(client: BellSources.client, live: BellSources.live)
    #expect(verdict.status == .passed, "\(verdict.outcome) \(verdict.tests.flatMap(\.messages)) \(verdict.doubts)")
  }

  @Test("A live value that is missing where it belongs is seen in the process that is linked with it")
  func withoutLive() throws {
    let verdict = try verdict(client: BellSources.client, live: "import Bell\n")
    #expect(verdict.tests.map(\.status) == [.passed, .passed, .failed])
  }

  @Test("An interface that imports its own implementation is refused, and told why")
  func circle() throws {
    let verdict = try verdict(client: "import BellLive\n" + BellSources.client, live: BellSources.live)
    guard case .refusedCode(let refusals) = verdict.outcome else {
      Issue.record("\(verdict.outcome)")
      return
    }
    let refusal = SourceRefusal(file: "Bell/Client.swift", line: 1, column: 8, kind: .importOfUser("BellLive"))
    #expect(refusals == [refusal])
  }

  @Test("An implementation that does not compile is told by its own lines, one that does not import the interface, too")
  func broken() throws {
    let verdict = try verdict(client: BellSources.client, live: BellSources.live.replacing("import Bell\n", with: "\n"))
    #expect(verdict.status == .doesNotCompile)
    #expect(verdict.diagnostics.first?.file == "Client+Live.swift")
  }

  private func verdict(client: String, live: String) throws -> ExerciseVerdict {
    let fixture = try FixtureKit(
      [("Bell", "", BellSources.suite)],
      processes: [
        ("Bell", "RingingApp", BellSources.main("import BellLive")), ("Bell", "SilentApp", BellSources.main("")),
      ]
    )
    defer { fixture.remove() }
    try fixture.write(BellSources.chapter, to: "Chapters/\(FixtureKit.chapter)/chapter.json")
    try fixture.write(client, to: "Chapters/\(FixtureKit.chapter)/Bell/Bell/Client.swift")
    try fixture.write(live, to: "Chapters/\(FixtureKit.chapter)/Bell/BellLive/Client+Live.swift")
    return try fixture.grade()[0]
  }
}

private enum BellSources {
  static let chapter = """
    {
      "id": "\(FixtureKit.chapter)",
      "title": { "en": "Fixture", "ko": "예시" },
      "exercises": [
        {
          "id": "Bell", "kind": "feature", "points": 10, "minutes": 1, "title": { "en": "Bell", "ko": "종" },
          "files": ["Bell/Client.swift", "BellLive/Client+Live.swift"], "modules": ["Bell", "BellLive"],
          "processes": ["RingingApp", { "name": "SilentApp", "modules": ["Bell"] }],
          "covers": [], "hints": { "en": [], "ko": [] }
        }
      ]
    }
    """

  static let client = """
    import Dependencies

    public struct BellClient: Sendable {
      public var sound: @Sendable () -> String
      public init(sound: @escaping @Sendable () -> String) { self.sound = sound }
    }

    extension BellClient: TestDependencyKey {
      public static let testValue = BellClient(sound: { "silence" })
    }

    extension DependencyValues {
      public var bell: BellClient {
        get { self[BellClient.self] }
        set { self[BellClient.self] = newValue }
      }
    }
    """

  static let live = """
    import Bell
    import Dependencies

    extension BellClient: DependencyKey {
      public static let liveValue = BellClient(sound: { "ding" })
    }
    """

  static func main(_ imports: String) -> String {
    """
    import Bell
    import Dependencies
    \(imports)

    struct Tower {
      @Dependency(\\.bell) var bell
    }
    print(Tower().bell.sound())
    """
  }

  static let suite = """
    import Bell
    import Dependencies
    import SecondProcesses
    import Testing

    struct BellTests {
      @Test("In a test it is silent")
      func inTest() {
        @Dependency(\\.bell) var bell
        let sound = bell.sound()
        #expect(sound == "silence")
      }

      @Test("Without the implementation a process is warned and goes on")
      func silent() async throws {
        let run = try await SecondProcess("SilentApp").run()
        #expect(run.lines == ["silence"])
        #expect(!run.errors.isEmpty)
      }

      @Test("With it, it rings")
      func rings() async throws {
        let run = try await SecondProcess("RingingApp").run()
        #expect(run.lines == ["ding"])
      }
    }
    """
}
