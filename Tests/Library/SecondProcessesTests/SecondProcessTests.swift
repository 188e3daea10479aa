import SecondProcesses
import Testing

@Suite("A second process")
struct SecondProcessTests {
  @Test("Leaves its lines and its status, and finds what it is told")
  func run() async throws {
    let run = try await SecondProcess("DependenciesProbe")
      .run(["context", "greeting"], environment: ["SWIFT_DEPENDENCIES_CONTEXT": "preview"])
    #expect(run == .init(lines: ["context: preview", "greeting: preview"], errors: [], status: 0))
  }

  @Test("Is no test process")
  func ordinary() async throws {
    #expect(try await SecondProcess("DependenciesProbe").run(["context"]).lines == ["context: live"])
  }

  @Test("Keeps what it says of what is wrong apart from what it prints")
  func errors() async throws {
    let run = try await SecondProcess("DependenciesProbe").run(["analytics"])
    #expect(run.lines == ["analytics: test"])
    #expect(run.errors.contains { $0.contains("warning") })
  }

  @Test("That there is none of is told by its name")
  func missing() async throws {
    let failure = await #expect(throws: SecondProcess.Failure.self) { try await SecondProcess("NoSuchApp").run() }
    #expect(failure?.description.hasPrefix("The second process 'NoSuchApp' does not start: ") == true)
  }
}
