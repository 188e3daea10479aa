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

  @Test("What is unsealed is gone when a signal has ended the grader", arguments: [SIGINT, SIGTERM])
  func interrupted(_ signal: Int32) throws {
    let program = try edition(withheld: [])
    defer { program.remove() }
    let suite = FixtureSources.counterSuite("Lamp") + "\n// SECRET\n"
    try program.write(Seal.text(of: ["LampTests.swift": suite]), to: "Tests/Chapters/01-Start/Lamp/hidden.sealed")
    // By the time that it builds, all that it builds is there.
    let look = "cp -R \(program.root.path)/.build/grading/package \(program.root.path)/seen"
    try program.write("#!/bin/sh\n\(look)\nkill -\(signal) $PPID\nexec sleep 1000\n", to: "bin/swift")
    #expect(chmod(program.root.appending(path: "bin/swift").path, 0o755) == 0)
    let path = "\(program.root.path)/bin:\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    let outcome = try program.run(["grade", "01/Lamp", "--language", "en"], environment: ["PATH": path])
    #expect(outcome.status == .signalled(signal), "\(outcome.errors)\(outcome.output)")
    #expect(try holdsSecret(program.root.appending(path: "seen")))
    #expect(try !holdsSecret(program.root.appending(path: ".build/grading")))
  }

  private func holdsSecret(_ folder: URL) throws -> Bool {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).contains { path in
      let data = FileManager.default.contents(atPath: folder.appending(path: path).path)
      return data?.range(of: Data("SECRET".utf8)) != nil
    }
  }

  private func edition(withheld: [String] = ["01-Start"]) throws -> ProgramFixture {
    let program = try ProgramFixture()
    try program.write(Edition(withheld: withheld).json, to: Edition.path)
    return program
  }
}
