import Foundation
import Testing

@testable import GraderKit

/// Suites that start a program of their own beside the tests, linked with the learner's module, in the whole of the real
/// pipeline: exercises of one kit, graded at once.
@Suite(.ownThread)
struct SecondProcessTests {
  @Test("A second process is no test process, obeys the variable, and passes in every isolation", arguments: modes)
  func passes(_ sandbox: SandboxMode) throws {
    let verdict = try verdict("Kiosk", sandbox)
    #expect(verdict.status == .passed, "\(verdict.outcome) \(verdict.tests.flatMap(\.messages)) \(verdict.doubts)")
  }

  @Test("What is wrong only outside of tests is seen, claim by claim", arguments: modes)
  func wrongOutside(_ sandbox: SandboxMode) throws {
    let verdict = try verdict("Again", sandbox)
    let claims = verdict.tests.first { $0.title == "Outside it starts once" }?.assertions.map(\.status)
    #expect(claims == [.failed, .passed])
    #expect(verdict.tests.first { $0.title == "A test sees a test" }?.status == .passed)
  }

  @Test("A hang, a flood and a crash of the second process are a failed test each, and nothing of it stays behind")
  func ends() throws {
    let ways = [("Hangs", "has not ended within 15 seconds"), ("Floods", "has written more than"), ("Crashes", "")]
    for sandbox in modes {
      for (id, text) in ways {
        let verdict = try verdict(id, sandbox)
        #expect(verdict.status == .failed, "\(id), \(sandbox)")
        #expect(verdict.tests.map(\.status) == [.passed, .failed, .passed, .passed], "\(id), \(sandbox)")
        let test = verdict.tests.first { $0.title == "Outside it starts once" }
        #expect(text.isEmpty || test?.messages.contains { $0.contains(text) } == true, "\(test?.messages ?? [])")
      }
    }
    #expect(eventually { runningArguments(KioskSources.marker).isEmpty })
  }

  @Test("A feature that does not fit the program costs its own exercise, and says what is missing", arguments: modes)
  func misfit(_ sandbox: SandboxMode) throws {
    guard case .doesNotFit(let misfits) = try verdict("Begins", sandbox).outcome else {
      Issue.record("\(try verdict("Begins", sandbox).outcome)")
      return
    }
    #expect(misfits.contains(.noMember("start", of: "Kiosk", meant: nil)), "\(misfits)")
  }

  @Test(
    "A program that is not there, or is no Swift, is the grader's fault and never the learner's",
    arguments: ["Mainless", "Garbled"]
  )
  func missing(_ id: String) throws {
    #expect(try verdict(id, .auto).status == .graderFault)
  }

  @Test("A version of the feature is chosen in the second process as in the first")
  func variants() throws {
    let fixture = try Self.makeKit(of: [("Kiosk", KioskSources.feature())])
    defer { fixture.remove() }
    try fixture.write(KioskSources.feature(), to: "Solutions/\(FixtureKit.chapter)/Kiosk/Kiosk.swift")
    try fixture.write(
      "title: Starts twice outside\n\n---\n    if !isTesting { log(\"started\") }\n+++\n    if !isTesting { log(\"started\"); log(\"started\") }\n",
      to: "Tests/Chapters/\(FixtureKit.chapter)/Kiosk/Variants/starts-twice.fault"
    )
    let catalog = try Catalog(kit: fixture.kit)
    let grading = Grading(kit: fixture.kit, catalog: catalog, workspace: FixtureKit.workspace)
    let solutions = try Submission(at: fixture.kit.solutions, catalog: catalog)
    let trials = try FixtureKit.turns.take { try grading.trials(solutions, selection: Selection(all: catalog)) }
    let verdict = try #require(trials.first?.verdicts.first?.verdict)
    #expect(verdict.tests.map(\.status) == [.passed, .failed, .failed, .failed])
  }

  private func verdict(_ id: String, _ sandbox: SandboxMode) throws -> ExerciseVerdict {
    let verdicts = try Self.verdicts.get()[modes.firstIndex(of: sandbox) ?? 0]
    return try #require(verdicts.exercises.first { $0.id.exercise == id })
  }

  private static let verdicts = Result {
    let kit = try makeKit(of: KioskSources.features)
    try kit.write("print(", to: "\(KioskSources.processes("Garbled"))/main.swift")
    try FileManager.default.removeItem(
      at: kit.kit.root.appending(path: "\(KioskSources.processes("Mainless"))/main.swift")
    )
    let fixture = try BuiltFixture(kit, judgedFor: 40)
    defer { fixture.remove() }
    return try fixture.judge(modes.map { .init(sandbox: $0) })
  }

  /// A kit of features by the ids of their exercises, each with its suite and its program.
  private static func makeKit(of features: [(id: String, text: String)]) throws -> FixtureKit {
    try FixtureKit(
      features.map { ($0.id, $0.text, KioskSources.suite($0.id)) },
      processes: features.map { ($0.id, "\($0.id)App", KioskSources.main($0.id)) }
    )
  }

  /// The processes of which a word of the command line is this.
  private func runningArguments(_ word: String) -> [Int32] {
    ProcessFamily.processes.filter { process in
      let words = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
      return words.split(separator: 0).contains(Data(word.utf8))
    }
  }
}

private let modes: [SandboxMode] = [.auto, .off]

/// A kiosk that tells what it does when it is started, outside of tests.
private enum KioskSources {
  /// A right one and others, by the ids of their exercises.
  static let features = [
    ("Kiosk", feature()),
    ("Again", feature(start: "if !isTesting { print(\"and again\") }")),
    ("Hangs", feature(start: "if place == \"live\" { kioskSleep(\(marker)) }", more: sleep)),
    ("Floods", feature(start: "while place == \"live\" { print(String(repeating: \"x\", count: 1_000)) }")),
    ("Crashes", feature(start: "if place == \"live\" { let none: [Int] = []; print(none[none.count]) }")),
    ("Begins", feature().replacing("func start()", with: "func begin()")),
    ("Mainless", feature()),
    ("Garbled", feature()),
  ]

  /// A word that those have on their command line that hang, another one in each run of these tests.
  static let marker = "987\(UInt32.random(in: 0...UInt32.max))"

  static func feature(start: String = "", more: String = "") -> String {
    """
    import Dependencies
    import Foundation
    \(more)
    public struct Kiosk {
      @Dependency(\\.context) var context
      public init() {}
      public var place: String { "\\(context)" }
      public func start() {
        if !isTesting { log("started") }
        \(start)
      }
      func log(_ text: String) { print(text) }
    }
    let isTesting = CommandLine.arguments.contains("swift-testing")
    """
  }

  /// Waits in a process of its own, which who ends its parent alone does not end.
  static let sleep = """
    func kioskSleep(_ seconds: Int) {
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sleep")
      process.arguments = ["\\(seconds)"]
      try? process.run()
      process.waitUntilExit()
    }
    """

  /// The folder of an exercise's program.
  static func processes(_ id: String) -> String { "Tests/Chapters/\(FixtureKit.chapter)/\(id)/Processes/\(id)App" }

  static func main(_ id: String) -> String {
    """
    import \(id)Exercise

    let kiosk = Kiosk()
    kiosk.start()
    print(kiosk.place)
    """
  }

  static func suite(_ id: String) -> String {
    """
    import ComposableArchitecture
    import \(id)Exercise
    import SecondProcesses
    import Testing

    struct \(id)Tests {
      @Test("A test sees a test")
      func inTest() {
        #expect(Kiosk().place == "test")
      }

      @Test("Outside it starts once")
      func outside() async throws {
        let run = try await SecondProcess("\(id)App").run()
        #expect(run.lines == ["started", "live"])
        #expect(run.errors == [])
      }

      @Test("A preview is a preview")
      func preview() async throws {
        let run = try await SecondProcess("\(id)App").run(environment: ["SWIFT_DEPENDENCIES_CONTEXT": "preview"])
        #expect(run.lines == ["started", "preview"])
      }

      @Test("A second one obeys on its own, and ends well")
      func forced() async throws {
        let run = try await SecondProcess("\(id)App").run(environment: ["SWIFT_DEPENDENCIES_CONTEXT": "test"])
        #expect(run.lines == ["started", "test"])
        #expect(run.status == 0)
      }
    }
    """
  }
}
