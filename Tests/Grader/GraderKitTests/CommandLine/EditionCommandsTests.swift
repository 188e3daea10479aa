import Foundation
import Testing

@testable import GraderKit

@Suite("Commands in a learner edition", .ownThread)
struct EditionCommandsTests {
  @Test(
    "Those for authors say that they are",
    arguments: [["new", "01/Kettle", "--kind", "feature"], ["verify"], ["release", "--to", "../elsewhere"]]
  )
  func authors(_ words: [String]) throws {
    let program = try edition()
    defer { program.remove() }
    let outcome = try program.run(words + ["--language", "en"])
    #expect(outcome.errors.hasPrefix("grader: " + Phrases(.english)[.usage(.notInEdition(command: words[0]))]))
    #expect(outcome.status == .exited(2))
  }

  @Test("A solution is said not to be there")
  func solution() throws {
    let program = try edition()
    defer { program.remove() }
    let outcome = try program.run(["solution", "01/Lamp", "--anyway", "--language", "en"])
    #expect(outcome.output == Phrases(.english)[.noSolution(exercise: "1.2 The Lamp")] + "\n")
    #expect(outcome.status == .exited(1))
  }

  @Test("Others go on, without points where the teacher judges")
  func others() throws {
    let program = try edition()
    defer { program.remove() }
    let list = try program.run(["list", "--language", "en"])
    #expect(list.output.contains("01/Lamp     not graded yet\n"))
    let next = try program.run(["next", "--language", "en"])
    #expect(next.output.hasPrefix("Next: 1.1 The Counter · about 5 minutes\n  To do: Count up.\n"))
    #expect(try program.run(["hint", "--language", "en"]).output.contains("Hint 1."))
  }

  @Test("One that cannot be understood is told, and is nobody's failure")
  func damaged() throws {
    let program = try edition()
    defer { program.remove() }
    try program.write("[]", to: Edition.path)
    let outcome = try program.run(["list", "--language", "en"])
    #expect(outcome.errors.contains(Edition.path))
    #expect(outcome.status == .exited(3))
  }

  @Test("A release is made of what the kit has, and says how to go on")
  func release() throws {
    let program = try ProgramFixture()
    defer { program.remove() }
    let place = "\(program.root.path)-edition"
    defer { try? FileManager.default.removeItem(atPath: place) }
    // The kit of the fixture has no README.
    let failed = try program.run(["release", "--to", place, "--language", "en"])
    #expect(failed.status == .exited(3))
    #expect(!FileManager.default.fileExists(atPath: place))
    let missing = try program.run(["release", "--language", "en"])
    #expect(missing.errors.hasPrefix("grader: Option '--to' needs a value.\n"))
    #expect(missing.status == .exited(2))
  }

  private func edition() throws -> ProgramFixture {
    let program = try ProgramFixture()
    try program.write(Edition(withheld: ["01-Start"]).json, to: Edition.path)
    return program
  }
}
