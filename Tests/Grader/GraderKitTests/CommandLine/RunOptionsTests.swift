import Testing

@testable import GraderKit

@Suite("The options of commands that run tests")
struct RunOptionsTests {
  @Test("Without them, limits are the usual ones, and the strongest sandbox is taken")
  func usual() throws {
    let arguments = try parse()
    #expect(try arguments.limits() == Limits())
    #expect(arguments.sandbox == .auto)
  }

  @Test("Each changes its own limit")
  func limits() throws {
    let limits = try parse("--timeout", "5", "--build-timeout=6", "--memory", "64").limits()
    #expect((limits.test, limits.build, limits.memory) == (5, 6, 64))
  }

  @Test("Memory that no test process can start with is refused")
  func littleMemory() throws {
    let arguments = try parse("--memory", "63")
    #expect(throws: UsageError.tooLittleMemory(63, least: 64)) { try arguments.limits() }
  }

  @Test("A sandbox is asked for by its word, and no other", arguments: SandboxMode.allCases)
  func sandbox(_ mode: SandboxMode) throws {
    #expect(try parse("--sandbox", mode.rawValue).sandbox == mode)
    #expect(throws: UsageError.self) { try parse("--sandbox", "\(mode.rawValue)x") }
  }

  private func parse(_ words: String...) throws -> Arguments {
    try Arguments(words, grammar: Arguments.Grammar(command: "grade", options: Arguments.runOptions))
  }
}
