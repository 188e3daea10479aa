import Foundation
import Testing

@testable import GraderKit

/// Suites that start a program of their own beside the tests, linked with the learner's module, in the whole of the real
/// pipeline.
@Suite(.serialized, .ownThread)
struct SecondProcessTests {
  @Test("A second process is no test process, obeys the variable, and passes in every isolation", arguments: modes)
  func passes(_ sandbox: SandboxMode) throws {
    let verdict = try verdicts(of: KioskSources.feature(), sandbox: sandbox)[0]
    #expect(verdict.status == .passed, "\(verdict.outcome) \(verdict.tests.flatMap(\.messages)) \(verdict.doubts)")
  }

  @Test("What is wrong only outside of tests is seen, claim by claim")
  func wrongOutside() throws {
    let feature = KioskSources.feature(start: "if !isTesting { print(\"and again\") }")
    let verdict = try verdicts(of: feature)[0]
    let claims = verdict.tests.first { $0.title == "Outside it starts once" }?.assertions.map(\.status)
    #expect(claims == [.failed, .passed])
    #expect(verdict.tests.first { $0.title == "A test sees a test" }?.status == .passed)
  }

  @Test("A hang, a flood and a crash of the second process are a failed test each, and nothing of it stays behind")
  func ends() throws {
    let marker = "987\(UInt32.random(in: 0...UInt32.max))"
    let hang = KioskSources.feature(start: "if place == \"live\" { kioskSleep(\(marker)) }", more: KioskSources.sleep)
    let flood = KioskSources.feature(start: "while place == \"live\" { print(String(repeating: \"x\", count: 1_000)) }")
    let crash = KioskSources.feature(start: "if place == \"live\" { let none: [Int] = []; print(none[none.count]) }")
    let hanging = "has not ended within 15 seconds"
    let ways: [(String, SandboxMode, String)] = [
      (hang, .auto, hanging), (hang, .off, hanging), (flood, .auto, "has written more than"), (crash, .auto, ""),
    ]
    for (feature, sandbox, text) in ways {
      let verdict = try verdicts(of: feature, sandbox: sandbox)[0]
      #expect(verdict.status == .failed)
      #expect(verdict.tests.map(\.status) == [.passed, .failed, .passed, .passed])
      let test = verdict.tests.first { $0.title == "Outside it starts once" }
      #expect(text.isEmpty || test?.messages.contains { $0.contains(text) } == true, "\(test?.messages ?? [])")
    }
    #expect(eventually { runningArguments(marker).isEmpty })
  }

  @Test("A feature that does not fit the program costs its own exercise, and says what is missing")
  func misfit() throws {
    let feature = KioskSources.feature().replacing("func start()", with: "func begin()")
    let verdicts = try verdicts(of: feature, neighbour: true)
    guard case .doesNotFit(let misfits) = verdicts[0].outcome else {
      Issue.record("\(verdicts[0].outcome)")
      return
    }
    #expect(misfits.contains(.noMember("start", of: "Kiosk", meant: nil)), "\(misfits)")
    #expect(verdicts[1].status == .passed)
  }

  @Test("A program that is not there, or is no Swift, is the grader's fault and never the learner's")
  func missing() throws {
    let fixture = try kit(of: KioskSources.feature())
    defer { fixture.remove() }
    let main = fixture.kit.suites.appending(path: "\(FixtureKit.chapter)/Kiosk/Processes/KioskApp/main.swift")
    try "print(".write(to: main, atomically: true, encoding: .utf8)
    #expect(try fixture.grade()[0].status == .graderFault)
    try FileManager.default.removeItem(at: main)
    #expect(try fixture.grade()[0].status == .graderFault)
  }

  @Test("A version of the feature is chosen in the second process as in the first")
  func variants() throws {
    let fixture = try kit(of: KioskSources.feature())
    defer { fixture.remove() }
    try fixture.write(KioskSources.feature(), to: "Solutions/\(FixtureKit.chapter)/Kiosk/Kiosk.swift")
    try fixture.write(
      "title: Starts twice outside\n\n---\n    if !isTesting { log(\"started\") }\n+++\n    if !isTesting { log(\"started\"); log(\"started\") }\n",
      to: "Tests/Chapters/\(FixtureKit.chapter)/Kiosk/Variants/starts-twice.fault"
    )
    let catalog = try Catalog(kit: fixture.kit)
    let grading = Grading(kit: fixture.kit, catalog: catalog, workspace: FixtureKit.workspace)
    let trials = try grading.trials(
      Submission(at: fixture.kit.solutions, catalog: catalog),
      selection: Selection(all: catalog)
    )
    let verdict = try #require(trials.first?.verdicts.first?.verdict)
    #expect(verdict.tests.map(\.status) == [.passed, .failed, .failed, .failed])
  }

  private func verdicts(
    of feature: String,
    neighbour: Bool = false,
    sandbox: SandboxMode = .auto
  ) throws -> [ExerciseVerdict] {
    let fixture = try kit(of: feature, neighbour: neighbour)
    defer { fixture.remove() }
    return try fixture.grade(sandbox: sandbox)
  }

  private func kit(of feature: String, neighbour: Bool = false) throws -> FixtureKit {
    let counter = ("Counter", FixtureSources.counter(), FixtureSources.counterSuite("Counter"))
    return try FixtureKit(
      [("Kiosk", feature, KioskSources.suite)] + (neighbour ? [counter] : []),
      processes: [("Kiosk", "KioskApp", KioskSources.main)]
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

  static let main = """
    import KioskExercise

    let kiosk = Kiosk()
    kiosk.start()
    print(kiosk.place)
    """

  static let suite = """
    import ComposableArchitecture
    import KioskExercise
    import SecondProcesses
    import Testing

    struct KioskTests {
      @Test("A test sees a test")
      func inTest() {
        #expect(Kiosk().place == "test")
      }

      @Test("Outside it starts once")
      func outside() async throws {
        let run = try await SecondProcess("KioskApp").run()
        #expect(run.lines == ["started", "live"])
        #expect(run.errors == [])
      }

      @Test("A preview is a preview")
      func preview() async throws {
        let run = try await SecondProcess("KioskApp").run(environment: ["SWIFT_DEPENDENCIES_CONTEXT": "preview"])
        #expect(run.lines == ["started", "preview"])
      }

      @Test("A second one obeys on its own, and ends well")
      func forced() async throws {
        let run = try await SecondProcess("KioskApp").run(environment: ["SWIFT_DEPENDENCIES_CONTEXT": "test"])
        #expect(run.lines == ["started", "test"])
        #expect(run.status == 0)
      }
    }
    """
}
